/** The three API plans side by side. */
export function ApiPlans() {
  return null
}
