import { Component, type ReactNode } from 'react'
import { describeTrouble, TROUBLE } from './texts/trouble.ts'

interface State {
  /** The text of the error; `null` while there is none. */
  problem: string | null
}

interface Props {
  children: ReactNode
  /** How to reach the shop. It is given where a shopper cannot wait for a repair. */
  contact?: ReactNode
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { problem: null }

  static getDerivedStateFromError(error: unknown): State {
    return { problem: describeTrouble(error) }
  }

  override render(): ReactNode {
    const { problem } = this.state
    if (problem === null) return this.props.children
    return (
      <div className="trouble" role="alert">
        <h2 lang="en">{TROUBLE.title}</h2>
        <p>
          <span>{`${TROUBLE.help} `}</span>
          {this.props.contact}
        </p>
        <p className="ways-on">
          <button className="button" type="button" onClick={() => location.reload()}>
            {TROUBLE.reload}
          </button>
          <a className="button button-quiet" href="/">
            {TROUBLE.home}
          </a>
        </p>
        <p>
          <code lang="en">{problem}</code>
        </p>
      </div>
    )
  }
}
