import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ScreenPicture } from '@/data/content/pictures'
import { breakpoints } from '@/theme/breakpoints'

export type ScreenShotProps = HTMLChakraProps<'div'> & {
  picture: ScreenPicture
  /** Shows one crop at every width; otherwise the window's width decides. */
  crop?: 'wide' | 'narrow'
}

/** The window has chosen the picture, and the sheet is not as wide as it: the frame fits either. */
const onPaper = { breakInside: 'avoid', width: 'fit-content', maxW: 'full', mx: 'auto' } as const

/** A framed picture of a screen of the site, loaded when it comes near. */
export function ScreenShot({ picture, crop, ...rest }: ScreenShotProps) {
  const { src, width, height } = picture[crop ?? 'narrow']
  const { wide } = picture
  const aspect = width / height
  return (
    <chakra.div
      bg="bg.sunken"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius={{ base: 'l2', md: 'l3' }}
      overflow="hidden"
      {...rest}
      _print={{ ...onPaper, ...rest._print }}
    >
      <chakra.picture
        display="block"
        aspectRatio={crop ? aspect : { base: aspect, md: wide.width / wide.height, _print: 'auto' }}
      >
        {crop ? null : (
          <source
            media={`(min-width: ${breakpoints.md})`}
            srcSet={wide.src}
            width={wide.width}
            height={wide.height}
          />
        )}
        <chakra.img
          src={src}
          htmlWidth={width}
          htmlHeight={height}
          alt={picture.alt}
          loading="lazy"
          display="block"
          width={{ base: 'full', _print: 'auto' }}
          maxW="full"
          maxH={{ _print: '45vh' }}
          height="auto"
        />
      </chakra.picture>
    </chakra.div>
  )
}
