import { chakra } from '@chakra-ui/react/styled-system'
import type { Partner } from '@/data/content/partners'

export type PartnerLogoProps = { partner: Partner }

/** A partner's logo, in one colour so that no partner stands out. */
export function PartnerLogo({ partner: { name, path, face, isSpaced } }: PartnerLogoProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      height="8"
      color="fg.muted"
      whiteSpace="nowrap"
    >
      <chakra.svg viewBox="0 0 24 24" boxSize="6" fill="currentColor" fillRule="evenodd" aria-hidden>
        <path d={path} />
      </chakra.svg>
      <chakra.span
        fontFamily={face === 'display' ? 'heading' : 'body'}
        fontSize={isSpaced ? { base: 'sm', md: 'md' } : { base: 'lg', md: 'xl' }}
        fontWeight={face === 'display' ? 'normal' : 'semibold'}
        letterSpacing={isSpaced ? 'eyebrow' : 'tight'}
        lineHeight="none"
      >
        {name}
      </chakra.span>
    </chakra.span>
  )
}
