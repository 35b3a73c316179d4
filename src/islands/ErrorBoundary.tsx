import { Component, type ReactNode } from 'react'
import { TROUBLE } from '../messages/trouble.ts'

interface State {
  /** What was thrown, in words; `null` while all is well. */
  problem: string | null
}

/** Shows what broke in an island in the island's place; the rest of the page, the cart and the form's data stay. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { problem: null }

  static getDerivedStateFromError(error: unknown): State {
    return { problem: String(error) }
  }

  override render(): ReactNode {
    const { problem } = this.state
    if (problem === null) return this.props.children
    return (
      <div className="trouble" role="alert">
        <h2 lang="en">{TROUBLE.title}</h2>
        <p>
          <code lang="en">{problem}</code>
        </p>
        <p>{TROUBLE.help}</p>
        <p className="trouble-ways">
          {/* An empty address is this page's: the link loads the page again. */}
          {/* eslint-disable-next-line jsx-a11y-x/anchor-is-valid */}
          <a className="button" href="">
            {TROUBLE.reload}
          </a>
          <a className="button button-quiet" href="/">
            {TROUBLE.home}
          </a>
        </p>
      </div>
    )
  }
}
