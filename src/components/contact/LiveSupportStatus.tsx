import { SupportStatus } from './SupportStatus'
import { useMinute } from './useMinute'

/** The status of support at the present time. */
export function LiveSupportStatus() {
  return <SupportStatus now={useMinute()} />
}
