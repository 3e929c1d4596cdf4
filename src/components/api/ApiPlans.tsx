import { Badge } from '@chakra-ui/react/badge'
import { Heading } from '@chakra-ui/react/heading'
import { Icon } from '@chakra-ui/react/icon'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Check } from 'lucide-react'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { type ApiPlan, apiPlans } from '@/data/content/api'
import { placeholderNotices } from '@/data/content/notices'

/** The three API plans side by side, the popular one highlighted. The surrounding section provides the heading. */
export function ApiPlans() {
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1.12fr 1fr' }}
      alignItems="center"
      gap={{ base: '5', lg: '0' }}
    >
      {apiPlans.map((plan, index) => (
        <Plan key={plan.name} plan={plan} isLast={index === apiPlans.length - 1} />
      ))}
    </chakra.ul>
  )
}

function Plan({ plan, isLast }: { plan: ApiPlan; isLast: boolean }) {
  const { name, price, per, requests, audience, action, isPopular } = plan
  const sides = isLast
    ? { borderStartRadius: { lg: 'none' }, borderInlineStartWidth: { lg: '0' } }
    : { borderEndRadius: { lg: 'none' }, borderInlineEndWidth: { lg: '0' } }
  return (
    <chakra.li
      display={{ base: 'flex', md: 'grid', lg: 'flex' }}
      gridTemplateRows={{ md: '1fr auto' }}
      gridAutoColumns={{ md: 'minmax(0, 1fr)' }}
      gridAutoFlow="column"
      flexDirection="column"
      gap={{ base: '6', lg: '8' }}
      columnGap={{ md: '12' }}
      minW="0"
      px={{ base: '6', sm: '8', lg: '9' }}
      py={{ base: '7', sm: '8', lg: isPopular ? '12' : '9' }}
      borderWidth="1px"
      borderRadius="l3"
      borderColor={isPopular ? 'brand.border' : 'border.subtle'}
      bg={isPopular ? 'bg.raised' : 'transparent'}
      backgroundImage={
        isPopular ? 'radial-gradient(120% 60% at 50% 0%, {colors.brand.muted}, transparent)' : undefined
      }
      boxShadow={isPopular ? 'lg' : undefined}
      {...(isPopular ? null : sides)}
    >
      <Stack gap="2">
        <Stack direction="row" wrap="wrap" align="center" justify="space-between" gap="3" minH="7">
          <Heading as="h3" textStyle="part">
            {name}
          </Heading>
          {isPopular ? (
            <Badge colorPalette="brand" size="md">
              Most popular
            </Badge>
          ) : null}
        </Stack>
        <Text color="fg.muted" minH={{ lg: '13' }}>
          {audience}
        </Text>
      </Stack>
      <Stack gap="2">
        <Text textStyle="figure.xl">
          {price}
          {per ? (
            <chakra.span textStyle="lg" letterSpacing="normal" color="fg.muted">
              {per}
            </chakra.span>
          ) : null}
        </Text>
        <Text textStyle="figure" color="brand.fg">
          {requests}
        </Text>
      </Stack>
      <PlanContents includes={plan.includes} />
      <NoticeButton
        notice={placeholderNotices.apiSubscription}
        variant={isPopular ? 'solid' : 'outline'}
        mt="auto"
      >
        {action}
      </NoticeButton>
    </chakra.li>
  )
}

function PlanContents({ includes }: Pick<ApiPlan, 'includes'>) {
  return (
    <chakra.ul
      display="flex"
      flexDirection="column"
      gap="3"
      pt={{ base: '6', md: '1', lg: '7' }}
      borderTopWidth={{ base: '1px', md: '0', lg: '1px' }}
      borderColor="border"
    >
      {includes.map((item) => (
        <chakra.li
          key={item}
          display="flex"
          gap="3"
          alignItems="flex-start"
          color="fg.muted"
          overflowWrap="anywhere"
        >
          <Icon as={Check} boxSize="4" mt="1" color="brand.fg" aria-hidden />
          {item}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
