import { Heading, type HeadingProps } from '@chakra-ui/react/heading'
import { Icon, type IconProps } from '@chakra-ui/react/icon'
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { Text, type TextProps } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { SoonTag } from '@/components/ui/SoonTag'
import type { Feature } from '@/data/content/features'
import { placeholderNotices } from '@/data/content/notices'
import { stretched } from '@/theme/stretched'

export type FeatureCardProps = Omit<HTMLChakraProps<'li'>, 'children'> & {
  feature: Feature
  isLarge?: boolean
  /** Replaces the icon. */
  picture?: ReactNode
  iconProps?: IconProps
  titleProps?: HeadingProps
  textProps?: TextProps
}

/**
 * A feature as a list item that is clickable anywhere: its title is the button, whose hit area covers the item. With
 * `display="grid"`, the picture, the title and the text are the three cells of a row.
 */
export function FeatureCard({
  feature,
  isLarge = false,
  picture,
  iconProps,
  titleProps,
  textProps,
  ...rest
}: FeatureCardProps) {
  const { icon, title, description, color, figure } = feature
  return (
    <chakra.li
      position="relative"
      display="flex"
      flexDirection="column"
      gap="2"
      minW="0"
      transitionProperty="background-color, color"
      transitionDuration="fast"
      _hover={{ bg: 'bg.raised' }}
      {...rest}
    >
      {picture ?? (
        <Icon
          as={icon}
          boxSize={isLarge ? '9' : '6'}
          strokeWidth="1.25"
          mb="2"
          color={`${color}.fg`}
          aria-hidden
          {...iconProps}
        />
      )}
      <Heading
        as="h3"
        minW="0"
        overflowWrap="anywhere"
        textStyle={isLarge ? 'part' : 'title'}
        {...titleProps}
      >
        <NoticeButton
          unstyled
          notice={placeholderNotices.feature}
          font="inherit"
          maxW="full"
          whiteSpace="normal"
          textAlign="start"
          cursor="button"
          _before={{ ...stretched, borderRadius: 'inherit' }}
          _focusVisible={{
            outline: 'none',
            _before: { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '-2px' },
          }}
        >
          {title}
          <SoonTag />
        </NoticeButton>
      </Heading>
      <Text as="div" color="fg.muted" textStyle={isLarge ? 'md' : 'sm'} maxW="46ch" {...textProps}>
        {description}
        {figure ? (
          <chakra.span display="block" pt="2" textStyle="figure" color={`${color}.fg`}>
            {figure}
          </chakra.span>
        ) : null}
      </Text>
    </chakra.li>
  )
}
