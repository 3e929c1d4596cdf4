import type { StateValueFrom } from 'xstate'
import { type DepartureSnapshot, departureMachine } from '@/machines/departureMachine'

/** The way to another site's page held in one state: nobody leaves and nothing times out. */
export const frozenDeparture = (
  value: StateValueFrom<typeof departureMachine>,
  destination: string | null = null,
): DepartureSnapshot => departureMachine.resolveState({ value, context: { destination } })
