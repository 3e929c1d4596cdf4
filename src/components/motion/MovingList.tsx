import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { selectIsLive } from '@/machines/liveMachine'
import type { ListMotionProps } from './ListMotion'
import { LiveContext } from './LiveContext'
import { useReducedMotion } from './useReducedMotion'

export type MovingListProps = ListMotionProps & { children: ReactNode }

/** The items of a longer list do not move. */
const mostItems = 30

const NoMotion: ComponentType<ListMotionProps> = () => null

const LazyListMotion = lazy(() =>
  import('./ListMotion').then(
    ({ ListMotion }): { default: ComponentType<ListMotionProps> } => ({ default: ListMotion }),
    () => ({ default: NoMotion }),
  ),
)

/**
 * A list whose items move when they change. The code for it is loaded after hydration, beside the list, so that no item
 * is rendered again, and not at all under Pause or reduced motion.
 */
export function MovingList({ children, ...motion }: MovingListProps) {
  const isLive = LiveContext.useSelector(selectIsLive)
  const isStill = useReducedMotion()
  return (
    <chakra.div position="relative" isolation="isolate">
      {children}
      {isLive && !isStill && motion.items.length <= mostItems ? (
        <Suspense>
          <LazyListMotion {...motion} />
        </Suspense>
      ) : null}
    </chakra.div>
  )
}
