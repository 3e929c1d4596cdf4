import { Logo, type LogoProps } from '@/components/layout/Logo'
import { TextLink } from '@/components/layout/TextLink'

export type LogoLinkProps = Pick<LogoProps, 'compact'>

/** The logo, leading home. */
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
