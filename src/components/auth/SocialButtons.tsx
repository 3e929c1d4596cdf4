import { Button } from '@chakra-ui/react/button'
import { Separator } from '@chakra-ui/react/separator'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useActor } from '@xstate/react'
import type { ReactNode } from 'react'
import { fromPromise } from 'xstate'
import { pageRestore } from '@/actors/pageRestore'
import { useEmitted } from '@/components/machines/useEmitted'
import { disabledInPlace } from '@/components/ui/disabledInPlace'
import { ScriptsNeeded } from '@/components/ui/ScriptsNeeded'
import { useInSight } from '@/components/ui/useInSight'
import { socialLogin } from '@/data/content/socialLogin'
import { providerNames, type SocialProvider, socialProviders } from '@/data/session/calls'
import type { Failure } from '@/data/session/errors'
import { oauthRedirectMachine } from '@/machines/oauthRedirectMachine'
import { ProviderLogo } from './ProviderLogo'

export type SocialButtonsProps = {
  /** Redirects to the provider's page, unless `signal` is aborted first; throws on failure. */
  onChoose: (provider: SocialProvider, signal: AbortSignal) => Promise<unknown>
  /** Called when a redirect failed, while the buttons are mounted; with null when no answer came. */
  onFailed?: ((failure: Failure | null) => void) | undefined
  /** True if another way of signing in is in progress. */
  isDisabled?: boolean
  /** Stands before the buttons. */
  children?: ReactNode
}

/** A button for each social provider. The chosen one is named above the buttons until the browser leaves the page. */
export function SocialButtons({ onChoose, onFailed, isDisabled = false, children }: SocialButtonsProps) {
  const redirect = fromPromise<unknown, string>(({ input, signal }) =>
    onChoose(input as SocialProvider, signal),
  )
  const [state, send, actor] = useActor(
    ...useMachineSeam(oauthRedirectMachine.provide({ actors: { redirect, page: pageRestore } })),
  )
  useEmitted(actor, 'redirect.failed', ({ failure }) => onFailed?.(failure))
  const isBusy = state.hasTag('busy')
  const chosen = socialProviders.find((provider) => provider === state.context.provider)
  const box = useInSight<HTMLDivElement>(chosen)
  return (
    <Stack ref={box} gap="4" scrollMarginBlock="{spacing.4}" _print={{ display: 'none' }}>
      <HStack>
        <Separator flex="1" />
        <Text color="fg.muted" textStyle="sm" flexShrink="0" role="status">
          {chosen ? `Opening ${providerNames[chosen]}...` : 'or continue with'}
        </Text>
        <Separator flex="1" />
      </HStack>
      {children}
      <HStack wrap="wrap" gap="2">
        {socialProviders.map((provider) => (
          <Button
            key={provider}
            type="button"
            variant="outline"
            flex="1"
            minWidth="fit-content"
            px="1.5"
            aria-busy={chosen === provider}
            _loading={{ opacity: '1' }}
            onClick={() => send({ type: 'provider.chosen', provider })}
            {...disabledInPlace(isBusy || isDisabled)}
          >
            <ProviderLogo provider={provider} />
            {providerNames[provider]}
          </Button>
        ))}
      </HStack>
      <ScriptsNeeded>{socialLogin.withoutScripts}</ScriptsNeeded>
    </Stack>
  )
}
