import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { categoryNames } from '@/data/content/blog'
import { type BlogCategory, blogCategories } from '@/data/site/blogView'

const choices = [undefined, ...blogCategories]

export type CategoryFilterProps = {
  category: BlogCategory | undefined
  onChoose: (category: BlogCategory | undefined) => void
}

/** Buttons that filter by category, the chosen one underlined. */
export function CategoryFilter({ category, onChoose }: CategoryFilterProps) {
  return (
    <chakra.div
      role="group"
      aria-label="Category"
      display="flex"
      flexWrap="wrap"
      columnGap={{ base: '4', sm: '5', md: '7' }}
      minW="0"
    >
      {choices.map((choice) => (
        <Button
          unstyled
          key={choice ?? 'all'}
          type="button"
          aria-pressed={choice === category}
          minH="11"
          minW="6"
          cursor="button"
          textStyle="label"
          fontSize={{ base: 'xs', sm: 'sm' }}
          color="fg.muted"
          borderBottomWidth="2px"
          borderColor="transparent"
          transitionProperty="color, border-color"
          transitionDuration="fast"
          _hover={{ color: 'fg' }}
          // Forced colours make every transparent border visible.
          css={{ '&:not([aria-pressed=true])': { _highContrast: { borderColor: 'Canvas' } } }}
          _pressed={{
            color: 'brand.fg',
            borderColor: 'brand.drawn',
            _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
          }}
          onClick={() => onChoose(choice)}
        >
          {choice ? categoryNames[choice] : 'All'}
        </Button>
      ))}
    </chakra.div>
  )
}
