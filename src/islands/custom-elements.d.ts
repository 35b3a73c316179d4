import type { HTMLAttributes, Key } from 'react'

declare module 'react' {
  namespace JSX {
    /** Custom elements may have properties of their own, and listeners such as `onquantity`. */
    interface IntrinsicElements {
      [name: `${string}-${string}`]: HTMLAttributes<HTMLElement> & { key?: Key } & Record<string, unknown>
    }
  }
}
