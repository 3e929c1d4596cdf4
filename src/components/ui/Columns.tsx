import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'

/** A number of equal columns, or their proportions, such as `7 5`. */
type Tracks = number | string

export type ColumnsProps = Omit<HTMLChakraProps<'div'>, 'columns'> & {
  /** The columns from each breakpoint up; one column below the first breakpoint. */
  columns: Partial<Record<'base' | 'sm' | 'md' | 'lg' | 'xl', Tracks>>
}

// Without the minimum of 0, a long word would widen its column beyond its share.
const track = (share: string) => `minmax(0, ${share}fr)`

const template = (tracks: Tracks) =>
  typeof tracks === 'string'
    ? tracks.split(' ').map(track).join(' ')
    : tracks === 1
      ? track('1')
      : `repeat(${tracks}, ${track('1')})`

/** The style of a grid with these columns, for an element that is something else already. */
export const inColumns = (columns: ColumnsProps['columns']) => ({
  display: 'grid',
  gridTemplateColumns: Object.fromEntries(
    Object.entries({ base: 1, ...columns }).map(([room, tracks]) => [room, template(tracks)]),
  ),
})

/** A grid whose columns keep their proportions whatever their content. */
export const Columns = ({ columns, ...rest }: ColumnsProps) => (
  <chakra.div {...inColumns(columns)} {...rest} />
)
