import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { LogOut } from 'lucide-react'
import type { SignOutProps } from '@/components/session/useSignOut'

/** Signs out of this browser; busy while signing out. In a narrow frame only its icon is seen. */
export function LogoutButton({ isSigningOut, onSignOut }: SignOutProps) {
  return (
    <Button
      type="button"
      variant="ghost"
      px="3"
      gap="2.5"
      me="-3"
      _areaSidebar={{ gap: '3.5', ms: '-px' }}
      fontWeight="medium"
      color="fg.muted"
      _hover={{ color: 'fg' }}
      disabled={isSigningOut}
      onClick={() => onSignOut('local')}
    >
      <Icon as={LogOut} boxSize={{ base: '5', md: '4.5' }} strokeWidth="1.75" />
      <chakra.span css={{ _areaNoName: { srOnly: true } }}>
        {isSigningOut ? 'Logging out...' : 'Logout'}
      </chakra.span>
    </Button>
  )
}
