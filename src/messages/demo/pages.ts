import type { DemoBlock, DemoCard, DemoPage } from './blocks.ts'

/**
 * The template's leftover pages (rule 914), in its own English: placeholders that send nothing, ask nothing and keep
 * nothing. One page renders them all, `src/pages/[demo].astro`.
 */

const PLACEHOLDER =
  'This is placeholder text of the template. It stands where a shop would write about itself and describes nothing that is real.'

function text(title: string, ...paragraphs: string[]): DemoBlock {
  return { kind: 'text', title, paragraphs: paragraphs.length > 0 ? paragraphs : [PLACEHOLDER] }
}

function cards(title: string, ...items: DemoCard[]): DemoBlock {
  return { kind: 'cards', title, cards: items }
}

const CATEGORIES = cards(
  'Explore categories',
  { title: 'T-shirts', text: 'Sample category.' },
  { title: 'Hoodies', text: 'Sample category.' },
  { title: 'Accessories', text: 'Sample category.' },
)

const PRODUCTS = cards(
  'Sample products',
  { title: 'Heavyweight Hoodie', meta: '$45', href: '/product-detail-2' },
  { title: 'Plain Tee', meta: '$18', href: '/product-detail' },
  { title: 'Canvas Bag', meta: '$22', href: '/product-detail' },
)

const POSTS = cards(
  'Latest articles',
  { title: 'A sample article', meta: 'May 20, 2024', text: 'Placeholder summary.', href: '/blog-single' },
  {
    title: 'Another sample article',
    meta: 'May 4, 2024',
    text: 'Placeholder summary.',
    href: '/blog-single',
  },
  {
    title: 'One more sample article',
    meta: 'April 11, 2024',
    text: 'Placeholder summary.',
    href: '/blog-single',
  },
)

const NEWSLETTER: DemoBlock = {
  kind: 'form',
  title: 'Join our newsletter',
  fields: [{ label: 'E-mail', type: 'email', isRequired: true }],
  submit: 'Subscribe',
}

const TESTIMONIALS = cards(
  'Testimonials',
  { title: 'Tiana Abie', meta: 'Sample customer', text: '“Placeholder words of a customer.”' },
  { title: 'Lennie Swiffan', meta: 'Sample customer', text: '“More placeholder words of a customer.”' },
)

const REVIEWS: DemoBlock = {
  kind: 'reviews',
  title: '4,87 · 142 Reviews',
  open: 'View all reviews',
  sorts: ['Newest', 'Best rating', 'Lowest rating'],
  reviews: [
    { name: 'S. Walkinshaw', date: 'May 16, 2021', comment: 'Placeholder review.', starPoint: 5 },
    { name: 'Risako M', date: 'May 16, 2021', comment: 'Another placeholder review.', starPoint: 5 },
    { name: 'Eden Birch', date: 'May 16, 2021', comment: 'One more placeholder review.', starPoint: 4 },
  ],
}

const PRODUCT_FACTS: DemoBlock = {
  kind: 'accordion',
  title: 'About the product',
  parts: [
    { title: 'Description', text: 'Placeholder description of a sample product.' },
    { title: 'Fabric + Care', text: 'Placeholder notes on the fabric and its care.' },
    { title: 'How it Fits', text: 'Placeholder notes on the fit. Sizes XXS to 5XL.' },
    { title: 'FAQ', text: 'Sample answer: there is a 30-day return policy.' },
  ],
}

const FILTERS: DemoBlock = {
  kind: 'filters',
  title: 'Filters',
  filters: {
    open: 'Show filters',
    price: {
      label: 'Price range',
      from: 'Min price',
      to: 'Max price',
      min: 1,
      max: 500,
      step: 1,
      low: 100,
      high: 500,
    },
    choices: [
      { label: 'Categories', options: ['New arrivals', 'Sale', 'Backpacks', 'Jackets'] },
      { label: 'Colors', options: ['White', 'Beige', 'Blue', 'Black'] },
      { label: 'Sizes', options: ['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL'] },
    ],
    sort: {
      label: 'Sort order',
      options: [
        { id: 'Most-Popular', text: 'Most Popular' },
        { id: 'Best-Rating', text: 'Best Rating' },
        { id: 'Newest', text: 'Newest' },
        { id: 'Price-low-hight', text: 'Price Low - High' },
        { id: 'Price-hight-low', text: 'Price High - Low' },
      ],
    },
    onSale: 'On sale',
    clear: 'Clear',
    apply: 'Apply',
  },
}

const ACCOUNT: DemoBlock = {
  kind: 'links',
  label: 'Account pages',
  links: [
    { text: 'Account info', href: '/account' },
    { text: 'Saved lists', href: '/account-savelists' },
    { text: 'My order', href: '/account-my-order' },
    { text: 'Change password', href: '/account-change-password' },
    { text: 'Payouts', href: '/account-billing' },
  ],
}

/** Every demo page. `/category/{slug}` is answered by `kategoria` (public/_redirects). */
export const DEMO_PAGES: readonly DemoPage[] = [
  { path: 'home2', title: 'Home 2', blocks: [text('Sample banner'), CATEGORIES, PRODUCTS, POSTS] },
  { path: 'home3', title: 'Home 3', blocks: [text('Sample banner'), PRODUCTS, TESTIMONIALS, NEWSLETTER] },
  {
    path: 'home-header-2',
    title: 'Home with header 2',
    blocks: [text('Sample banner'), CATEGORIES, PRODUCTS],
  },
  {
    path: 'product-detail',
    title: 'Plain Tee',
    blocks: [text('$18'), PRODUCT_FACTS, REVIEWS, PRODUCTS],
  },
  {
    path: 'product-detail-2',
    title: 'Heavyweight Hoodie',
    blocks: [text('$45'), PRODUCT_FACTS, REVIEWS, PRODUCTS],
  },
  { path: 'page-collection', title: 'Collection', blocks: [text('Man collection'), FILTERS, PRODUCTS] },
  {
    path: 'page-collection-2',
    title: 'Collection 2',
    blocks: [text('Sidebar collection'), FILTERS, PRODUCTS],
  },
  { path: 'kategoria', title: 'Category', blocks: [text('Sample category'), CATEGORIES, PRODUCTS] },
  {
    path: 'account',
    title: 'Account information',
    blocks: [
      ACCOUNT,
      {
        kind: 'form',
        fields: [
          { label: 'Full name' },
          { label: 'Email', type: 'email' },
          { label: 'Date of birth', type: 'date' },
          { label: 'Address' },
          { label: 'Gender', options: ['Male', 'Female', 'Other'] },
          { label: 'Phone number', type: 'tel' },
          { label: 'About you', type: 'textarea' },
        ],
        submit: 'Update account',
      },
    ],
  },
  { path: 'account-savelists', title: 'List of saved products', blocks: [ACCOUNT, PRODUCTS] },
  {
    path: 'account-my-order',
    title: 'Order history',
    blocks: [
      ACCOUNT,
      cards(
        'Sample orders',
        { title: 'Order #WU3746HGG', meta: 'Aug 8, 2023', text: 'Delivered. 1 × Plain Tee, $18.' },
        { title: 'Order #WU3746HGH', meta: 'Jul 2, 2023', text: 'Delivered. 1 × Canvas Bag, $22.' },
      ),
    ],
  },
  {
    path: 'account-change-password',
    title: 'Update your password',
    blocks: [
      ACCOUNT,
      {
        kind: 'form',
        fields: [
          { label: 'Current password', type: 'password' },
          { label: 'New password', type: 'password' },
          { label: 'Confirm password', type: 'password' },
        ],
        submit: 'Update password',
      },
    ],
  },
  {
    path: 'account-billing',
    title: 'Payments & payouts',
    blocks: [
      ACCOUNT,
      text('Payout methods'),
      cards('', { title: 'Add payout method', text: 'Sample only.', button: 'Add payout method' }),
    ],
  },
  { path: 'blog', title: 'Blog', blocks: [POSTS] },
  {
    path: 'blog-single',
    title: 'A sample article',
    blocks: [
      { kind: 'text', paragraphs: ['May 20, 2024 · 6 min read', PLACEHOLDER, PLACEHOLDER] },
      { kind: 'links', label: 'Articles', links: [{ text: 'Back to the blog', href: '/blog' }] },
    ],
  },
  {
    path: 'contact',
    title: 'Contact',
    blocks: [
      {
        kind: 'form',
        fields: [
          { label: 'Full name' },
          { label: 'Email address', type: 'email' },
          { label: 'Message', type: 'textarea' },
        ],
        submit: 'Send Message',
      },
    ],
  },
  {
    path: 'about',
    title: 'About us',
    blocks: [
      text('Our story'),
      cards(
        'Founders',
        { title: 'Niamh O’Shea', meta: 'Co-founder and chief executive' },
        { title: 'Danien Jame', meta: 'Co-founder and chief executive' },
        { title: 'Orla Dwyer', meta: 'Co-founder, chairman' },
      ),
      cards(
        'Statistics',
        { title: '10 million', text: 'Sample figure: articles published around the world.' },
        { title: '100,000', text: 'Sample figure: registered accounts.' },
        { title: '220+', text: 'Sample figure: countries and regions.' },
      ),
      TESTIMONIALS,
      NEWSLETTER,
    ],
  },
  {
    path: 'signup',
    title: 'Sign up',
    blocks: [
      {
        kind: 'form',
        dead: {
          texts: ['Continue with Facebook', 'Continue with Twitter', 'Continue with Google'],
          href: '#',
        },
        fields: [
          { label: 'Email address', type: 'email' },
          { label: 'Password', type: 'password' },
        ],
        submit: 'Continue',
        link: { text: 'Already have an account? Sign in', href: '/login' },
      },
    ],
  },
  {
    path: 'subscription',
    title: 'Subscription',
    blocks: [
      cards(
        'Plans',
        { title: 'Starter', meta: '$5 per month', text: 'Sample plan.', button: 'Submit' },
        { title: 'Basic', meta: '$15 per month', text: 'Sample plan.', button: 'Submit' },
        { title: 'Plus', meta: '$25 per month', text: 'Sample plan.', button: 'Submit' },
      ),
    ],
  },
]
