import { Alert } from '@chakra-ui/react/alert'
import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Icon } from '@chakra-ui/react/icon'
import { Separator } from '@chakra-ui/react/separator'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Spinner } from '@chakra-ui/react/spinner'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { ChakraProvider, chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { CacheProvider } from '@emotion/react'
import { createStyleCache } from '@king-exchange/fast-pages/react'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AccountCard } from '@/components/account/AccountCard'
import { BalanceTable } from '@/components/account/BalanceTable'
import { CopyField } from '@/components/account/CopyField'
import { LogoutEverywhereDialog } from '@/components/account/LogoutEverywhereDialog'
import { CategoryFilter } from '@/components/blog/CategoryFilter'
import { ContactForm } from '@/components/contact/ContactPage'
import { CheckboxField } from '@/components/forms/CheckboxField'
import { FailureAlert } from '@/components/forms/FailureAlert'
import { FormFrame } from '@/components/forms/FormFrame'
import { PasswordField } from '@/components/forms/PasswordField'
import { SearchBox } from '@/components/forms/SearchBox'
import { SortSelect } from '@/components/forms/SortSelect'
import { TextField } from '@/components/forms/TextField'
import { useForm } from '@/components/forms/useForm'
import { AreaDrawer } from '@/components/layout/AreaDrawer'
import { LanguageMenu } from '@/components/layout/LanguageMenu'
import { PublicFooter } from '@/components/layout/PublicFooter'
import { PublicHeader } from '@/components/layout/PublicHeader'
import { AssetRow } from '@/components/market/AssetRow'
import { FilterButtons } from '@/components/market/FilterButtons'
import { LiveContext } from '@/components/motion/LiveContext'
import { LiveSwitch } from '@/components/motion/LiveSwitch'
import { PricesProvider } from '@/components/prices/PricesProvider'
import { TickerRow } from '@/components/prices/TickerRow'
import { AuthProvider } from '@/components/session/AuthContext'
import { MessagePage } from '@/components/systemPages/MessagePage'
import { Roadmap } from '@/components/token/Roadmap'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Columns } from '@/components/ui/Columns'
import { Figures } from '@/components/ui/Figures'
import { PageIntro } from '@/components/ui/PageIntro'
import { Panel } from '@/components/ui/Panel'
import { SkipLink } from '@/components/ui/SkipLink'
import { SoonTag } from '@/components/ui/SoonTag'
import { TextLink } from '@/components/ui/TextLink'
import { TrendMark } from '@/components/ui/TrendMark'
import { marketAssets } from '@/data/market/marketAssets'
import { marketSorting } from '@/data/market/marketResult'
import { assetTable } from '@/theme/recipes/assetTable'
import { system } from '@/theme/system'
import { answer, ignore } from '../../../stories/fixtures'
import { signedOut } from '../../../stories/workbench/frozenAuth'
import { StoryRouter } from '../../../stories/workbench/StoryRouter'

const values = { name: '', password: '', isAgreed: false }

function Fields() {
  const form = useForm({ values, validate: () => ({ name: 'Please enter a name.' }), onSend: answer })
  return (
    <FormFrame form={form}>
      <TextField form={form} name="name" label="Name" hint="Shown to nobody." />
      <PasswordField form={form} name="password" label="Password" autoComplete="new-password" />
      <CheckboxField form={form} name="isAgreed">
        I agree
      </CheckboxField>
    </FormFrame>
  )
}

const AssetTable = chakra('table', assetTable)

/**
 * Parts of the site's pages by their names. None has a picture that is a file: the build gives its address a hash, and
 * an address is part of a style's name.
 */
const parts: Record<string, ReactNode> = {
  buttons: (
    <HStack wrap="wrap">
      <Button>Save</Button>
      <Button variant="outline" size="sm" disabled>
        Cancel
      </Button>
      <Button variant="ghost" colorPalette="danger">
        Delete
      </Button>
      <ButtonLink to="/login" size="lg">
        Login
      </ButtonLink>
    </HStack>
  ),
  links: <TextLink to="/fees">Fees</TextLink>,
  'skip link': <SkipLink />,
  headings: (
    <Stack gap={{ base: '2', md: '4' }}>
      <Heading as="h2" textStyle="section">
        Markets
      </Heading>
      <Text color="fg.muted" textStyle="sm">
        Prices of today
      </Text>
      <Separator />
    </Stack>
  ),
  badges: (
    <HStack>
      <Badge>New</Badge>
      <Badge variant="outline" colorPalette="brand">
        Now
      </Badge>
      <SoonTag />
    </HStack>
  ),
  icon: <Icon as={Bell} boxSize="5" color="brand.fg" />,
  'loading marks': (
    <Stack>
      <Spinner />
      <Skeleton height="6" />
    </Stack>
  ),
  alerts: (
    <Stack>
      <Alert.Root status="info">
        <Alert.Indicator />
        <Alert.Content>Saved</Alert.Content>
      </Alert.Root>
      <FailureAlert>Not saved</FailureAlert>
    </Stack>
  ),
  fields: <Fields />,
  'contact form': <ContactForm onSend={answer} />,
  'search box': <SearchBox label="Search" placeholder="Search assets" q="king" onSearch={ignore} />,
  'copy field': <CopyField label="Link" value="https://site.example/register" />,
  select: <SortSelect sorting={marketSorting} view={{}} onSort={ignore} />,
  'filter buttons': <FilterButtons assets={marketAssets} filter="gainers" onFilterChange={ignore} />,
  'category buttons': <CategoryFilter category={undefined} onChoose={ignore} />,
  'live switch': <LiveSwitch />,
  columns: (
    <Container>
      <Columns columns={{ md: '4 8' }} gap="6">
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
          <Panel>Deposit</Panel>
        </SimpleGrid>
      </Columns>
    </Container>
  ),
  figures: <Figures layout="strip" items={[{ label: 'Assets', value: '24', detail: 'and more' }]} />,
  trends: (
    <HStack>
      <TrendMark isLoss>1.20%</TrendMark>
      <TrendMark isLoss={false}>3.40%</TrendMark>
    </HStack>
  ),
  'page intro': <PageIntro eyebrow="Market" title="All assets" lead="Prices of today" />,
  'account card': <AccountCard title="Balances">Nothing yet</AccountCard>,
  'balance table': <BalanceTable wallets={null} />,
  'asset rows': (
    <AssetTable>
      <tbody>
        {marketAssets.slice(0, 3).map((asset) => (
          <AssetRow key={asset.symbol} asset={asset} />
        ))}
      </tbody>
    </AssetTable>
  ),
  'ticker row': <TickerRow />,
  timeline: <Roadmap />,
  'language menu': <LanguageMenu />,
  drawer: <AreaDrawer name="Account" items={[]} />,
  dialog: <LogoutEverywhereDialog ref={{ current: null }} onConfirm={ignore} onClose={ignore} />,
  message: (
    <MessagePage title="Not found" actions={<Button>Back</Button>}>
      Nothing is here.
    </MessagePage>
  ),
  header: <PublicHeader />,
  footer: <PublicFooter />,
}

/** A part as HTML, and the rules that it has put into a fresh cache, in their order. */
export type RenderedPart = { html: string; rules: string[] }

/** Renders every part with the theme and the cache of the site. */
export function renderParts(): Record<string, RenderedPart> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, render(part)]))
}

function render(part: ReactNode): RenderedPart {
  const cache = createStyleCache()
  cache.compat = true
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <AuthProvider auth={signedOut}>
          <StoryRouter path="/market">
            <LiveContext.Provider>
              <PricesProvider>{part}</PricesProvider>
            </LiveContext.Provider>
          </StoryRouter>
        </AuthProvider>
      </ChakraProvider>
    </CacheProvider>,
  )
  return { html, rules: Object.values(cache.inserted).map(String) }
}
