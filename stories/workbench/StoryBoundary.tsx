import { Component, type ReactNode } from 'react'

export type StoryErrorProps = { error: unknown }

/** Shows why a story could not be rendered; without it the workbench would show an empty page. */
function StoryError({ error }: StoryErrorProps) {
  return (
    <pre role="alert" data-story-error style={{ padding: '2rem', whiteSpace: 'pre-wrap' }}>
      {error instanceof Error ? (error.stack ?? error.message) : String(error)}
    </pre>
  )
}

export type StoryBoundaryProps = { children: ReactNode }

/** Catches errors of a story, or of the frame around it. */
export class StoryBoundary extends Component<StoryBoundaryProps, { error: unknown; hasFailed: boolean }> {
  override state = { error: undefined, hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <StoryError error={this.state.error} /> : this.props.children
  }
}
