import type { CDPSession, Page } from '@playwright/test'

/** Roles that say nothing without a name: a screen reader would announce «image» or «group», and nothing else. */
const namedRoles = ['image', 'img', 'group', 'radiogroup', 'article', 'region']

/** A node as the protocol of Chromium's developer tools gives it. */
export type AccessibilityNode = {
  nodeId: string
  ignored: boolean
  role?: { value?: string }
  name?: { value?: string }
  childIds?: string[]
}

/** The nodes of an accessibility tree that need a name and have none, by role and by what is in them. */
export function namelessIn(nodes: AccessibilityNode[]): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const textOf = (id: string): string => {
    const node = byId.get(id)
    return String(node?.name?.value || '') || (node?.childIds ?? []).map(textOf).join(' ')
  }
  return nodes
    .filter(
      ({ ignored, role, name }) => !ignored && namedRoles.includes(role?.value ?? '') && !name?.value?.trim(),
    )
    .map(({ nodeId, role }) => `${role?.value}: ${textOf(nodeId).trim().slice(0, 60)}`)
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Those of the open page. */
export async function namelessParts(page: Page): Promise<string[]> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const { nodes } = await (await session).send('Accessibility.getFullAXTree')
  return namelessIn(nodes)
}
