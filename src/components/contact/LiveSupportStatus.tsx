import { useMinute } from '@/components/ui/useMinute'
import { SupportStatus } from './SupportStatus'

/** The status of support at the present time. */
export function LiveSupportStatus() {
  return <SupportStatus now={useMinute()} />
}
