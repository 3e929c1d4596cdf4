import { chakra, type HTMLChakraProps, type RecipeProps, useRecipe } from '@chakra-ui/react/styled-system'
import { createLink } from '@tanstack/react-router'
import { type SoonProps, withSoonTag } from './SoonTag'
import { siteLink } from './siteLink'

export type ButtonAnchorProps = HTMLChakraProps<'a'> & RecipeProps<'button'> & SoonProps

function ButtonAnchor(props: ButtonAnchorProps) {
  const recipe = useRecipe({ key: 'button' })
  const [variantProps, { css, ...rest }] = recipe.splitVariantProps(withSoonTag(props))
  return <chakra.a {...rest} css={[recipe(variantProps), css]} />
}

/** A router link that looks like a button: takes `to` and the button's `variant`, `size`, `colorPalette`. */
export const ButtonLink = siteLink(createLink(ButtonAnchor))
