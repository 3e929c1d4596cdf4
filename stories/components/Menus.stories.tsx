import { LanguageMenu } from '@/components/layout/LanguageMenu'
import { MobileMenu } from '@/components/layout/MobileMenu'
import { LiveFrame } from '../workbench/LiveFrame'
import { Opened } from '../workbench/Opened'
import { SignedInDocument } from '../workbench/SignedInDocument'
import { Stage } from '../workbench/Stage'

export default { title: 'Components / Menus', meta: { path: '/market', iframed: true } }

export const LanguagesClosed = () => (
  <Stage>
    <LanguageMenu />
  </Stage>
)

export const LanguagesOpen = () => (
  <Stage>
    <Opened>
      <LanguageMenu />
    </Opened>
  </Stage>
)

export const MobileClosed = () => (
  <LiveFrame>
    <Stage>
      <MobileMenu />
    </Stage>
  </LiveFrame>
)

export const MobileOpenSignedOut = () => (
  <LiveFrame>
    <Opened>
      <MobileMenu />
    </Opened>
  </LiveFrame>
)

export const MobileOpenSignedIn = () => (
  <LiveFrame>
    <Opened>
      <SignedInDocument>
        <MobileMenu />
      </SignedInDocument>
    </Opened>
  </LiveFrame>
)
