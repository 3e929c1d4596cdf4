import { IconButton } from '@chakra-ui/react/button'
import { FavouriteToggle, type FavouriteToggleProps } from './FavouriteToggle'

export type FavouriteButtonProps = Pick<FavouriteToggleProps, 'asset'>

/** The star of an asset outside of the table. */
export function FavouriteButton({ asset }: FavouriteButtonProps) {
  return (
    <IconButton
      asChild
      variant="ghost"
      size={{ base: 'md', md: 'sm' }}
      color="fg.subtle"
      _pressed={{ color: 'brand.fg', _icon: { fill: 'currentColor' } }}
    >
      <FavouriteToggle asset={asset} />
    </IconButton>
  )
}
