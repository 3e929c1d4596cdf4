import type { CDPSession, Page } from '@playwright/test'

/** Roles that say nothing without a name: a screen reader would announce «image» or «group», and nothing else. */
const namedRoles = ['image', 'img', 'group', 'radiogroup', 'article', 'region']

/** A node as the protocol of Chromium's developer tools gives it. */
type AccessibilityNode = {
  nodeId: string
  ignored: boolean
  role?: { value?: string }
  name?: { value?: string }
  childIds?: string[]
}

/** The nodes of an accessibility tree that need a name and have none, by role and content. */
function namelessIn(nodes: AccessibilityNode[]): string[] {
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

type Tree = { frame: { id: string }; childFrames?: Tree[] }

/** Those of the open page, or of the frame in it. */
export async function namelessParts(page: Page, isInFrame = false): Promise<string[]> {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, opened)
  const session = await opened
  const { frameTree }: { frameTree: Tree } = await session.send('Page.getFrameTree')
  const { frame } = (isInFrame && frameTree.childFrames?.[0]) || frameTree
  const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId: frame.id })
  return namelessIn(nodes)
}
