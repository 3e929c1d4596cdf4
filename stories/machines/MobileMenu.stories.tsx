import { chakra } from '@chakra-ui/react/styled-system'
import { MobileMenu as Menu } from '@/components/layout/MobileMenu'
import { containers } from '@/theme/conditions'
import { LiveFrame } from '../workbench/LiveFrame'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper' }

const OfHeader = () => (
  <LiveFrame>
    <chakra.div padding="4" css={{ containerType: 'inline-size', containerName: containers.header }}>
      <Menu />
    </chakra.div>
  </LiveFrame>
)

export const MobileMenu = () => <SiteStepper machine="mobileMenu" subjects={{ mobileMenu: OfHeader }} />
