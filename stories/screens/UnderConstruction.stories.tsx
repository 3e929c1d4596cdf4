import type { Story } from '@ladle/react'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { accountArea } from '@/routes/-construction/accountArea'
import { adminArea } from '@/routes/-construction/adminArea'
import type { ConstructionArea } from '@/routes/-construction/constructionArea'
import { publicArea } from '@/routes/-construction/publicArea'
import { StoryRouter } from '../workbench/StoryRouter'
import { AccountFrame } from './AccountFrame'
import { AdminFrame } from './AdminFrame'

export default { title: 'Screens / Under construction' }

/** The pages of an area that are under construction, as a control of the story. */
function choice({ pages, show }: ConstructionArea) {
  const options = pages.map(({ to }) => to)
  return {
    path: options[0] ?? '/',
    control: { options, control: { type: 'select' as const } },
    show: (path: string) => {
      const page = pages.find(({ to }) => to === path)
      if (!page) throw new Error(`${path} is not under construction`)
      return show(page)
    },
  }
}

const ofPublic = choice(publicArea)
const ofAccount = choice(accountArea)
const ofAdmin = choice(adminArea)

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
