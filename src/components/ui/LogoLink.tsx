import { Logo, type LogoProps } from './Logo'
import { TextLink } from './TextLink'

export type LogoLinkProps = Pick<LogoProps, 'compact'>

/** The logo as a link to the home page. */
export function LogoLink({ compact }: LogoLinkProps) {
  return (
    <TextLink
      to="/"
      variant="plain"
      display="inline-flex"
      alignSelf="flex-start"
      py="1.5"
      borderRadius="l1"
      _hover={{ textDecorationLine: 'none' }}
    >
      <Logo compact={compact} />
    </TextLink>
  )
}
