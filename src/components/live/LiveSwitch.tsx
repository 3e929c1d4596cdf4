import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { Pause, Play } from 'lucide-react'
import { selectIsLive } from '@/machines/liveMachine'
import { LiveContext } from './LiveContext'

const name = 'Pause motion and live figures'

/**
 * Pauses everything that changes by itself, and lets it go on. Under reduced motion that is the figures. Its picture
 * follows `data-motion`, which stands before the first paint, so that nothing changes when the page comes to life;
 * without JavaScript it is not there.
 */
export function LiveSwitch() {
  const live = LiveContext.useActorRef()
  const isLive = LiveContext.useSelector(selectIsLive)
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
      aria-pressed={!isLive}
      onClick={() => live.send({ type: 'live.toggled' })}
      display="none"
      _scripted={{ display: 'inline-flex' }}
    >
      <Icon as={Pause} display="none" _live={{ display: 'block' }} />
      <Icon as={Play} _live={{ display: 'none' }} />
    </Button>
  )
}
