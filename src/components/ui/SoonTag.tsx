import { chakra, useRecipe } from '@chakra-ui/react/styled-system'
import { type SoonPlace, soonTag } from '@/theme/recipes/soonTag'

export type SoonTagProps = { place?: SoonPlace }

/** Says beside a link's name that the page it leads to is under construction. */
export function SoonTag({ place }: SoonTagProps) {
  return <chakra.span css={useRecipe({ recipe: soonTag })({ place })}>Soon</chakra.span>
}
