import { memo, useState } from 'react'
import { QUERY_LIMITS } from '../config/listing-limits.ts'
import { parseSearch } from '../product-index/rules/listing-query.ts'
import { LISTING } from './texts/listing-texts.ts'
import { endTyping, searchNow, typePhrase } from './store/listing.ts'

interface Props {
  phrase: string
  isFocused: boolean
}

/** The listing's search box: it searches while it is typed in, and at once on Enter. */
export const ListingSearch = memo(function ListingSearch({ phrase, isFocused }: Props) {
  const [isTooShort, setIsTooShort] = useState(false)
  return (
    // `method="dialog"` outside a dialog sends nothing, for the time before the island is hydrated.
    <form
      className="listing-search"
      role="search"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        // The input's own value: a click from before hydration is replayed before the first state update.
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
        // On the page that the header's search leads to, this is what was asked for.
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
