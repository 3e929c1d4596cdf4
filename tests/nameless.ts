import type { CDPSession, Page } from '@playwright/test'

/** Roles that say nothing without a name: a screen reader would announce «image» or «group», and nothing else. */
const namedRoles = ['image', 'img', 'group', 'radiogroup', 'article', 'region']

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The nodes of the open page's accessibility tree that need a name and have none, by role and by what is in them. */
export async function namelessParts(page: Page): Promise<string[]> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const { nodes } = await (await session).send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const textOf = (id: string): string => {
    const node = byId.get(id)
    return String(node?.name?.value || '') || (node?.childIds ?? []).map(textOf).join(' ')
  }
  return nodes
    .filter(({ ignored, role, name }) => !ignored && namedRoles.includes(role?.value) && !name?.value?.trim())
    .map(({ nodeId, role }) => `${role?.value}: ${textOf(nodeId).trim().slice(0, 60)}`)
}
