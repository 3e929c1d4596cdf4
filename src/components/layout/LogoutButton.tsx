import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { LogOut } from 'lucide-react'

export type LogoutButtonProps = { isSigningOut: boolean; onSignOut: () => void }

/** Signs out of this browser; busy while signing out. */
export function LogoutButton({ isSigningOut, onSignOut }: LogoutButtonProps) {
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
      onClick={onSignOut}
    >
      <Icon as={LogOut} boxSize="4.5" strokeWidth="1.75" />
      {isSigningOut ? 'Logging out...' : 'Logout'}
    </Button>
  )
}
