import type { Story } from '@ladle/react'
import type { ReactNode } from 'react'
import { ChessPiece } from '@/components/about/ChessPiece'
import { CrownOfLight } from '@/components/art/CrownOfLight'
import { CardPicture } from '@/components/cards/CardPicture'
import { SupportAnswers } from '@/components/contact/SupportAnswers'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { UnderConstruction } from '@/components/systemPages/UnderConstruction'
import { accountPlaceholders } from '@/data/content/accountPlaceholders'
import { adminPlaceholders } from '@/data/content/adminPlaceholders'
import { publicPlaceholders } from '@/data/content/publicPlaceholders'
import type { Placeholder } from '@/data/registries/navigation'
import { StoryRouter } from '../workbench/StoryRouter'
import { AccountFrame } from './AccountFrame'
import { AdminFrame } from './AdminFrame'

export default { title: 'Screens / Under construction' }

/** The pages of an area that are under construction, as a control of the story. */
function choice(placeholders: readonly Placeholder[], picture: ReactNode) {
  const options = placeholders.map(({ to }) => to)
  return {
    path: options[0] ?? '/',
    control: { options, control: { type: 'select' as const } },
    show: (path: string) => {
      const placeholder = placeholders.find(({ to }) => to === path)
      if (!placeholder) throw new Error(`${path} is not under construction`)
      const { to, hasAnswers, ...construction } = placeholder
      return (
        <UnderConstruction {...construction} picture={picture}>
          {hasAnswers ? <SupportAnswers /> : null}
        </UnderConstruction>
      )
    },
  }
}

const ofPublic = choice(publicPlaceholders, <CrownOfLight display="block" width="full" height="40" />)
const ofAccount = choice(accountPlaceholders, <CardPicture aspectRatio="auto" height="xs" />)
const ofAdmin = choice(adminPlaceholders, <ChessPiece piece="king" height="xs" justifySelf="end" />)

// Each control has its own name, since the workbench keeps a control's value from story to story.
export const PublicPage: Story<{ publicPath: string }> = ({ publicPath = ofPublic.path }) => (
  <PublicLayout>{ofPublic.show(publicPath)}</PublicLayout>
)
PublicPage.args = { publicPath: ofPublic.path }
PublicPage.argTypes = { publicPath: ofPublic.control }

export const AccountPage: Story<{ accountPath: string }> = ({ accountPath = ofAccount.path }) => (
  <StoryRouter key={accountPath} path={accountPath}>
    <AccountFrame>{ofAccount.show(accountPath)}</AccountFrame>
  </StoryRouter>
)
AccountPage.args = { accountPath: ofAccount.path }
AccountPage.argTypes = { accountPath: ofAccount.control }

export const AdminPage: Story<{ adminPath: string }> = ({ adminPath = ofAdmin.path }) => (
  <StoryRouter key={adminPath} path={adminPath}>
    <AdminFrame>{ofAdmin.show(adminPath)}</AdminFrame>
  </StoryRouter>
)
AdminPage.args = { adminPath: ofAdmin.path }
AdminPage.argTypes = { adminPath: ofAdmin.control }
