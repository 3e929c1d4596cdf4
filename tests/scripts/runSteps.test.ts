import { describe, expect, it } from 'vitest'
import { runSteps } from '../../scripts/runSteps.mjs'

type Step = { name: string; command: string[]; cores?: number; needs?: string[] }

const step = (name: string, options: Partial<Step> = {}): Step => ({ name, command: [], ...options })

/** Runs steps, each of which ends in the turn after its start; tells what was running whenever a step had begun. */
async function follow(steps: Step[], cores: number, failing: string[] = []) {
  const running = new Set<string>()
  const seen: string[] = []
  const left = await runSteps(steps, cores, async ({ name }) => {
    running.add(name)
    seen.push([...running].join(' + '))
    await Promise.resolve()
    running.delete(name)
    return !failing.includes(name)
  })
  return { seen, left: left.map(({ step: { name }, missing }) => [name, missing]) }
}

describe('runSteps', () => {
  it('runs steps side by side as far as the cores go, in the order of the list', async () => {
    expect((await follow([step('a'), step('b'), step('c')], 2)).seen).toEqual(['a', 'a + b', 'c'])
    expect((await follow([step('a'), step('b'), step('c')], 1)).seen).toEqual(['a', 'b', 'c'])
  })

  it('gives a step the cores that it wants, or all where there are fewer', async () => {
    const steps = [step('a'), step('tests', { cores: 2 }), step('browser', { cores: 8 })]
    expect((await follow(steps, 2)).seen).toEqual(['a', 'tests', 'browser'])
    expect((await follow(steps, 3)).seen).toEqual(['a', 'a + tests', 'browser'])
  })

  it('starts a step when those that it needs have passed', async () => {
    const steps = [step('tests', { needs: ['build'] }), step('build')]
    expect((await follow(steps, 2)).seen).toEqual(['build', 'tests'])
  })

  it('does not run a step that needs a failed one, and runs the others', async () => {
    const steps = [
      step('build'),
      step('tests', { needs: ['build'] }),
      step('map', { needs: ['tests'] }),
      step('lint'),
    ]
    const { seen, left } = await follow(steps, 1, ['build'])
    expect(seen).toEqual(['build', 'lint'])
    expect(left).toEqual([
      ['tests', ['build']],
      ['map', ['tests']],
    ])
  })

  it('refuses steps of which each needs another', async () => {
    const circle = [step('a', { needs: ['b'] }), step('b', { needs: ['a'] })]
    await expect(runSteps(circle, 2, async () => true)).rejects.toThrow('Nothing brings a, b')
  })
})
