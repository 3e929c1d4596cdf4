import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { HStack } from '@chakra-ui/react/stack'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { CacheProvider } from '@emotion/react'
import { createStyleCache } from '@king-exchange/fast-pages/react'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CheckboxField } from '@/components/forms/CheckboxField'
import { FormFrame } from '@/components/forms/FormFrame'
import { PasswordField } from '@/components/forms/PasswordField'
import { TextField } from '@/components/forms/TextField'
import { useForm } from '@/components/forms/useForm'
import { LanguageMenu } from '@/components/layout/LanguageMenu'
import { PublicFooter } from '@/components/layout/PublicFooter'
import { PublicHeader } from '@/components/layout/PublicHeader'
import { AssetRow, AssetRows } from '@/components/market/AssetRow'
import { AssetTableFrame } from '@/components/market/AssetTable'
import { LiveContext } from '@/components/motion/LiveContext'
import { PricesProvider } from '@/components/prices/PricesProvider'
import { AuthProvider } from '@/components/session/AuthContext'
import { Roadmap } from '@/components/token/Roadmap'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Figures } from '@/components/ui/Figures'
import { marketAssets } from '@/data/market/marketAssets'
import { system } from '@/theme/system'
import { answer } from '../../../stories/fixtures'
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
  icon: <Icon as={Bell} boxSize="5" color="brand.fg" />,
  fields: <Fields />,
  figures: <Figures layout="strip" items={[{ label: 'Assets', value: '24', detail: 'and more' }]} />,
  'asset rows': (
    <AssetTableFrame>
      <AssetRows>
        {marketAssets.slice(0, 3).map((asset) => (
          <AssetRow key={asset.symbol} asset={asset} />
        ))}
      </AssetRows>
    </AssetTableFrame>
  ),
  timeline: <Roadmap />,
  'language menu': <LanguageMenu />,
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
