import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { selectIsLive } from '@/machines/liveMachine'
import type { ListMotionProps } from './ListMotion'
import { LiveContext } from './LiveContext'
import { useReducedMotion } from './useReducedMotion'

export type MovingListProps = ListMotionProps & { children: ReactNode }

/** A longer list stands where it belongs at once. */
const mostItems = 30

const NoMotion: ComponentType<ListMotionProps> = () => null

const LazyListMotion = lazy(() =>
  import('./ListMotion').then(
    ({ ListMotion }): { default: ComponentType<ListMotionProps> } => ({ default: ListMotion }),
    () => ({ default: NoMotion }),
  ),
)

/**
 * Holds a list whose items move when they change. What moves them is loaded after the page is alive, beside the list,
 * so that no item is rendered anew; and not at all under Pause or for who prefers less motion.
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
