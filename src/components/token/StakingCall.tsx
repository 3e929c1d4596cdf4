import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { ActionRow } from '@/components/ui/ActionRow'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Columns } from '@/components/ui/Columns'
import { comingSoon } from '@/data/content/notices'
import { staking } from '@/data/content/token'
import { goldPanel, onGold } from '@/theme/goldPanel'

/** The call to stake KCC, with the terms beside it. */
export function StakingCall() {
  return (
    <Container as="section" id="staking" aria-labelledby="staking-title">
      <Columns
        columns={{ lg: '6 5' }}
        gap={{ base: '8', lg: '16' }}
        alignItems="end"
        css={goldPanel}
        _print={{ breakInside: 'avoid' }}
      >
        <Stack gap="2">
          <Heading id="staking-title" textStyle="section" color="inherit">
            {staking.title}
          </Heading>
          <Text textStyle="title">Up to</Text>
          <Text textStyle="figure.display">
            {staking.figure}
            <chakra.span fontSize="0.3em" letterSpacing="normal">
              {' '}
              {staking.unit}
            </chakra.span>
          </Text>
        </Stack>
        <Stack gap="6">
          <chakra.dl borderTopWidth="1px" borderColor="currentcolor">
            {staking.terms.map(({ label, value }) => (
              <chakra.div
                key={label}
                display="flex"
                flexWrap="wrap"
                justifyContent="space-between"
                columnGap="4"
                py="3"
                borderBottomWidth="1px"
                borderColor="currentcolor"
              >
                <dt>{label}</dt>
                <chakra.dd fontWeight="semibold">{value}</chakra.dd>
              </chakra.div>
            ))}
          </chakra.dl>
          <Text>{staking.text}</Text>
          <ActionRow>
            <NoticeButton notice={comingSoon('Staking')} size="lg" {...onGold.solid}>
              Start staking
            </NoticeButton>
            <ButtonLink to="/features" hash="staking" size="lg" variant="outline" {...onGold.outline}>
              How staking works
            </ButtonLink>
          </ActionRow>
        </Stack>
      </Columns>
    </Container>
  )
}
