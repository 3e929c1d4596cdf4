import { LiveContext } from '@/components/motion/LiveContext'
import { selectIsLive } from '@/machines/liveMachine'
import { SearchDialog, type SearchDialogProps } from './SearchDialog'

/** The search on a public page; it can pause the motion there. */
export function PublicSearchDialog({ onClose }: Pick<SearchDialogProps, 'onClose'>) {
  const live = LiveContext.useActorRef()
  const isLive = LiveContext.useSelector(selectIsLive)
  return (
    <SearchDialog
      onClose={onClose}
      motion={{ isLive, onToggle: () => live.send({ type: 'live.toggled' }) }}
    />
  )
}
