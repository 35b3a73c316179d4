import { memo, useState } from 'react'
import { QUERY_LIMITS } from '../config/listing-limits.ts'
import { parseSearch } from '../product-index/rules/listing-query.ts'
import { LISTING } from './texts/listing-texts.ts'
import { endTyping, searchNow, typePhrase } from './store/listing.ts'

interface Props {
  phrase: string
  isFocused: boolean
}

/** The listing's search box. It searches while the shopper types, and at once on Enter. */
export const ListingSearch = memo(function ListingSearch({ phrase, isFocused }: Props) {
  const [isTooShort, setIsTooShort] = useState(false)
  return (
    // `method="dialog"` outside a dialog submits nothing. This matters before hydration.
    <form
      className="listing-search"
      role="search"
      aria-label={LISTING.search}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // The input's own value: a click before hydration is repeated before the first update of the state.
        const typed = event.currentTarget.querySelector('input')?.value ?? ''
        setIsTooShort(typed.trim() !== '' && parseSearch(typed, QUERY_LIMITS) === '')
        void searchNow()
        endTyping()
      }}
    >
      <input
        type="search"
        name="search"
        aria-label={LISTING.search}
        placeholder={LISTING.searchPlaceholder}
        maxLength={QUERY_LIMITS.maxSearchLength}
        autoComplete="off"
        enterKeyHint="search"
        // The header's search led to this page, so its box is what the shopper wants.
        // eslint-disable-next-line jsx-a11y-x/no-autofocus
        autoFocus={isFocused}
        value={phrase}
        onChange={({ target }) => {
          setIsTooShort(false)
          typePhrase(target.value)
        }}
        onBlur={endTyping}
      />
      <button className="icon-button" type="submit" aria-label={LISTING.submitSearch} data-press="">
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.6 11.1L20 20" />
        </svg>
      </button>
      <p className="search-hint" role="status">
        {isTooShort && LISTING.searchTooShort}
      </p>
    </form>
  )
})
