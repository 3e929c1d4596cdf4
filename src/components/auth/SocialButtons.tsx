import { Button } from '@chakra-ui/react/button'
import { Separator } from '@chakra-ui/react/separator'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useActor } from '@xstate/react'
import { fromCallback, fromPromise } from 'xstate'
import { type SocialProvider, socialProviders } from '@/data/provider/auth'
import { type DepartureSnapshot, departureMachine } from '@/machines/departureMachine'

const names: Record<SocialProvider, string> = { google: 'Google', apple: 'Apple', twitter: 'Twitter' }

export type SocialButtonsProps = {
  /** Leaves for the provider's page, unless `signal` says meanwhile that these buttons are gone; throws where that fails. */
  onChoose: (provider: SocialProvider, signal?: AbortSignal) => Promise<void>
  /** Somebody signs in by another way just now. */
  isDisabled?: boolean
  snapshot?: DepartureSnapshot | undefined
}

const returns = fromCallback(({ sendBack }) => {
  const tell = ({ persisted }: PageTransitionEvent) => {
    if (persisted) sendBack({ type: 'page.returned' })
  }
  window.addEventListener('pageshow', tell)
  return () => window.removeEventListener('pageshow', tell)
})

/** The social providers. The one that was chosen is named between the lines until the browser has left for it. */
export function SocialButtons({ onChoose, isDisabled = false, snapshot }: SocialButtonsProps) {
  const leave = fromPromise<unknown, string>(({ input, signal }) => onChoose(input as SocialProvider, signal))
  const [state, send] = useActor(departureMachine.provide({ actors: { leave, page: returns } }), { snapshot })
  const isBusy = state.hasTag('busy')
  const chosen = socialProviders.find((provider) => provider === state.context.destination)
  return (
    <Stack gap="4">
      <HStack>
        <Separator flex="1" />
        <Text color="fg.muted" textStyle="sm" flexShrink="0" role="status">
          {chosen ? `Opening ${names[chosen]}...` : 'or continue with'}
        </Text>
        <Separator flex="1" />
      </HStack>
      <HStack gap="3">
        {socialProviders.map((provider) => (
          <Button
            key={provider}
            type="button"
            variant="outline"
            flex="1"
            minWidth="0"
            aria-busy={chosen === provider}
            _loading={{ opacity: '1' }}
            // Not `disabled`, which would take the focus from the one that was pressed.
            aria-disabled={isBusy || isDisabled}
            onClick={() => {
              if (!isDisabled) send({ type: 'destination.chosen', destination: provider })
            }}
          >
            {names[provider]}
          </Button>
        ))}
      </HStack>
    </Stack>
  )
}
