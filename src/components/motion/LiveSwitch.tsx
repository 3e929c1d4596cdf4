import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { Pause, Play } from 'lucide-react'
import { selectIsLive } from '@/machines/liveMachine'
import { LiveContext } from './LiveContext'

/**
 * Pauses and resumes everything that changes by itself; under reduced motion, only the figures do. Its name and its icon
 * say what a press does. The icon follows `data-motion`, which is set before the first paint, so hydration does not
 * change it. Hidden without JavaScript.
 */
export function LiveSwitch() {
  const live = LiveContext.useActorRef()
  const isLive = LiveContext.useSelector(selectIsLive)
  const name = `${isLive ? 'Pause' : 'Resume'} motion and live figures`
  return (
    <Button
      type="button"
      variant="ghost"
      size="sm"
      px="0"
      me="-2"
      color="fg.muted"
      aria-label={name}
      title={name}
      onClick={() => live.send({ type: 'live.toggled' })}
      display="none"
      _scripted={{ display: 'inline-flex' }}
    >
      <Icon as={Pause} display="none" _live={{ display: 'block' }} />
      <Icon as={Play} _live={{ display: 'none' }} />
    </Button>
  )
}
