import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useActor } from '@xstate/react'
import { fromPromise } from 'xstate'
import { usePresumedSession } from '@/components/session/usePresumedSession'
import { useSignOut } from '@/components/session/useSignOut'
import { useStoredChoice } from '@/components/ui/useStoredChoice'
import { balancesExact } from '@/data/account/balancesExact'
import { balancesHidden } from '@/data/account/balancesHidden'
import { searchTexts } from '@/data/content/search'
import { security } from '@/data/content/security'
import { themeChoices, themeTexts } from '@/data/content/theme'
import type { SearchEntry } from '@/data/search/searchEntries'
import { themeChoice } from '@/data/site/themeChoice'
import { entryOf } from '@/data/text/shapes'
import { copyMachine } from '@/machines/copyMachine'

/** The live switch of the page, where it has one. */
export type Motion = { isLive: boolean; onToggle: () => void }

/** Something to do at once; `stays` keeps the dialog open, which shows the outcome. */
export type SearchAction = SearchEntry & { act?: () => void; stays?: boolean }

const copyNames: Record<string, string> = {
  copied: 'Link copied',
  refused: searchTexts.notCopied,
}

/** Actions of the search, by who is signed in and by the page. */
export function useSearchActions(motion?: Motion): SearchAction[] {
  const session = usePresumedSession()
  const { onSignOut } = useSignOut()
  const isHidden = useStoredChoice(balancesHidden)
  const isExact = useStoredChoice(balancesExact)
  const theme = useStoredChoice(themeChoice)
  const [copy, send] = useActor(
    ...useMachineSeam(
      copyMachine.provide({
        // Without a clipboard API this throws, which the machine treats as refused.
        actors: { copy: fromPromise(async () => navigator.clipboard.writeText(window.location.href)) },
      }),
    ),
  )
  const action = (id: string, name: string, rest: Omit<SearchAction, 'id' | 'name' | 'group'>) => ({
    id,
    name,
    group: 'actions' as const,
    isSuggested: true,
    ...rest,
  })
  return [
    ...(session
      ? [
          action('balances', isHidden ? 'Show balances' : 'Hide balances', {
            keywords: 'amounts privacy eye',
            act: () => balancesHidden.write(!isHidden),
          }),
          action('amounts', isExact ? 'Show shortened amounts' : 'Show exact amounts', {
            keywords: 'balances decimals digits',
            act: () => balancesExact.write(!isExact),
            isSuggested: false,
          }),
          action('password', 'Change password', {
            keywords: 'security reset',
            address: { to: '/settings/security', hash: security.password },
          }),
          action('logout', 'Log out', {
            keywords: 'logout sign signout exit',
            act: () => onSignOut('local'),
          }),
        ]
      : [
          action('login', 'Log in', { keywords: 'login sign signin', address: { to: '/login' } }),
          action('register', 'Create account', {
            keywords: 'sign up signup register open',
            address: { to: '/register' },
          }),
          action('password', 'Reset password', {
            keywords: 'forgot forgotten lost change',
            address: { to: '/forgot-password' },
            isSuggested: false,
          }),
        ]),
    ...(motion
      ? [
          action('motion', `${motion.isLive ? 'Pause' : 'Resume'} motion and live figures`, {
            keywords: 'stop start play animation ticker',
            act: motion.onToggle,
          }),
        ]
      : []),
    ...themeChoices
      .filter((choice) => choice !== theme)
      .map((choice) =>
        action(`theme-${choice}`, `${themeTexts.name}: ${themeTexts.options[choice]}`, {
          keywords: themeTexts.keywords,
          act: () => themeChoice.write(choice),
          isSuggested: false,
        }),
      ),
    action('copy', entryOf(copyNames, String(copy.value)) ?? searchTexts.copy, {
      keywords: 'copy link share address url',
      act: () => send({ type: 'copy.requested' }),
      stays: true,
    }),
  ]
}
