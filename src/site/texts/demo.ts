/** An unused page of the template (rule 914), in the template's English. It sends, asks and stores nothing. */
export interface DemoPage {
  /** Its address without the first slash. */
  path: string
  title: string
  text?: string
  /** Cards side by side. A button in a card does nothing. */
  cards?: { title: string; items: readonly (readonly [title: string, text: string])[]; button?: string }
  form?: DemoForm
  links?: readonly (readonly [text: string, href: string])[]
  /** The parts of one kind of page: a product's facts and reviews, or a collection's filters. */
  parts?: 'product' | 'filters'
}

/** A form that sends nothing: the labels of its fields, and its button. */
interface DemoForm {
  fields: readonly string[]
  submit: string
  isRequired?: true
}

export const DEMO_NOTE = {
  title: 'Ukážková stránka šablóny',
  text: 'Nič na nej nie je skutočné a nič sa z nej neodosiela.',
  browse: 'Prejsť na produkty',
} as const

export const DEMO_PLACEHOLDER =
  'This is placeholder text of the template. It stands where a shop would write about itself and describes nothing that is real.'

/** Every demo page; `src/pages/[demo].astro` makes them all. `kategoria` answers `/category/{slug}` (public/_redirects). */
export const DEMO_PAGES: readonly DemoPage[] = [
  { path: 'home2', title: 'Home 2' },
  { path: 'home3', title: 'Home 3' },
  { path: 'home-header-2', title: 'Home with header 2' },
  { path: 'product-detail', title: 'Plain Tee', text: '$18', parts: 'product' },
  { path: 'product-detail-2', title: 'Heavyweight Hoodie', text: '$45', parts: 'product' },
  { path: 'page-collection', title: 'Collection', parts: 'filters' },
  { path: 'page-collection-2', title: 'Collection 2', parts: 'filters' },
  { path: 'kategoria', title: 'Category' },
  {
    path: 'account',
    title: 'Account information',
    form: {
      fields: ['Full name', 'Email', 'Date of birth', 'Address', 'Gender', 'Phone number', 'About you'],
      submit: 'Update account',
    },
  },
  { path: 'account-savelists', title: 'List of saved products' },
  { path: 'account-my-order', title: 'Order history' },
  {
    path: 'account-change-password',
    title: 'Update your password',
    form: {
      fields: ['Current password', 'New password', 'Confirm password'],
      submit: 'Update password',
    },
  },
  { path: 'account-billing', title: 'Payments & payouts' },
  { path: 'blog', title: 'Blog', links: [['A sample article', '/blog-single']] },
  { path: 'blog-single', title: 'A sample article', links: [['Back to the blog', '/blog']] },
  {
    path: 'contact',
    title: 'Contact',
    form: { fields: ['Full name', 'Email address', 'Message'], submit: 'Send Message' },
  },
  {
    path: 'about',
    title: 'About us',
    cards: {
      title: 'Founders, statistics, testimonials',
      items: [
        ['Niamh O’Shea', 'Co-founder and chief executive'],
        ['10 million', 'Sample figure: articles published around the world.'],
        ['Tiana Abie', '“Placeholder words of a customer.”'],
      ],
    },
    form: { fields: ['E-mail'], submit: 'Subscribe', isRequired: true },
  },
  {
    path: 'signup',
    title: 'Sign up',
    links: [
      ['Continue with Facebook', '#'],
      ['Continue with Twitter', '#'],
      ['Continue with Google', '#'],
      ['Already have an account? Sign in', '/login'],
    ],
    form: { fields: ['Email address', 'Password'], submit: 'Continue' },
  },
  {
    path: 'subscription',
    title: 'Subscription',
    cards: {
      title: 'Plans',
      items: [
        ['Starter', '$5 per month'],
        ['Basic', '$15 per month'],
        ['Plus', '$25 per month'],
      ],
      button: 'Submit',
    },
  },
]

export const DEMO_FACTS = {
  Description: 'Placeholder description of a sample product.',
  'Fabric + Care': 'Placeholder notes on the fabric and its care.',
  'How it Fits': 'Placeholder notes on the fit. Sizes XXS to 5XL.',
  FAQ: 'Sample answer: there is a 30-day return policy.',
} as const

export const DEMO_REVIEWS = {
  title: '4,87 · 142 Reviews',
  open: 'View all reviews',
  sorts: ['Newest', 'Best rating', 'Lowest rating'],
  items: [
    { name: 'S. Walkinshaw', date: 'May 16, 2021', comment: 'Placeholder review.', starPoint: 5 },
    { name: 'Risako M', date: 'May 16, 2021', comment: 'Another placeholder review.', starPoint: 5 },
  ],
} as const

export const DEMO_FILTERS = {
  prices: { 'Min price': 100, 'Max price': 500 },
  choices: {
    Categories: ['New arrivals', 'Sale', 'Backpacks', 'Jackets'],
    Colors: ['White', 'Beige', 'Blue', 'Black'],
    Sizes: ['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL'],
  },
  sorts: {
    'Most-Popular': 'Most Popular',
    'Best-Rating': 'Best Rating',
    Newest: 'Newest',
    'Price-low-hight': 'Price Low - High',
    'Price-hight-low': 'Price High - Low',
  },
} as const
