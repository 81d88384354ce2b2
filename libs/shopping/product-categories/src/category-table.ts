/** Number in Google's taxonomy, slug, English, German, Google's path. Published slugs never change. */
export const categoryTable = `
1|animals-pet-supplies||Tiere & Tierbedarf|Animals & Pet Supplies
3237|live-animals||Lebende Tiere|Animals & Pet Supplies > Live Animals
2|pet-supplies||Tierbedarf|Animals & Pet Supplies > Pet Supplies
3|bird-supplies||Vogelbedarf|Animals & Pet Supplies > Pet Supplies > Bird Supplies
4|cat-supplies||Katzenbedarf|Animals & Pet Supplies > Pet Supplies > Cat Supplies
5|dog-supplies||Hundebedarf|Animals & Pet Supplies > Pet Supplies > Dog Supplies
6|fish-supplies||Aquaristik|Animals & Pet Supplies > Pet Supplies > Fish Supplies
5013|small-animal-supplies||Kleintierbedarf|Animals & Pet Supplies > Pet Supplies > Small Animal Supplies
166|clothing-shoes-accessories|Clothing, Shoes & Accessories|Bekleidung & Accessoires|Apparel & Accessories
1604|clothing||Bekleidung|Apparel & Accessories > Clothing
5322|activewear||Sportbekleidung|Apparel & Accessories > Clothing > Activewear
182|baby-toddler-clothing||Baby- & Kleinkindbekleidung|Apparel & Accessories > Clothing > Baby & Toddler Clothing
2271|dresses||Kleider|Apparel & Accessories > Clothing > Dresses
5182|one-pieces||Einteiler|Apparel & Accessories > Clothing > One-Pieces
203|outerwear||Jacken & Mäntel|Apparel & Accessories > Clothing > Outerwear
204|pants-jeans|Pants & Jeans|Hosen & Jeans|Apparel & Accessories > Clothing > Pants
212|shirts-tops||Oberteile|Apparel & Accessories > Clothing > Shirts & Tops
207|shorts||Shorts|Apparel & Accessories > Clothing > Shorts
1581|skirts||Röcke|Apparel & Accessories > Clothing > Skirts
208|sleepwear-loungewear||Nacht- & Hauswäsche|Apparel & Accessories > Clothing > Sleepwear & Loungewear
1594|suits||Anzüge|Apparel & Accessories > Clothing > Suits
211|swimwear||Bademode|Apparel & Accessories > Clothing > Swimwear
213|underwear-socks||Unterwäsche & Socken|Apparel & Accessories > Clothing > Underwear & Socks
2306|uniforms||Arbeits- & Berufskleidung|Apparel & Accessories > Clothing > Uniforms
167|clothing-accessories||Bekleidungsaccessoires|Apparel & Accessories > Clothing Accessories
184|costumes-accessories||Kostüme & Zubehör|Apparel & Accessories > Costumes & Accessories
6552|handbag-wallet-accessories||Zubehör für Taschen & Geldbörsen|Apparel & Accessories > Handbag & Wallet Accessories
6551|handbags-wallets-cases||Handtaschen & Geldbörsen|Apparel & Accessories > Handbags, Wallets & Cases
188|jewelry-watches|Jewelry & Watches|Schmuck & Uhren|Apparel & Accessories > Jewelry
191|bracelets||Armbänder|Apparel & Accessories > Jewelry > Bracelets
194|earrings||Ohrringe|Apparel & Accessories > Jewelry > Earrings
196|necklaces||Halsketten|Apparel & Accessories > Jewelry > Necklaces
200|rings||Ringe|Apparel & Accessories > Jewelry > Rings
5122|watch-accessories||Uhrenzubehör|Apparel & Accessories > Jewelry > Watch Accessories
201|watches-smartwatches|Watches & Smartwatches|Uhren & Smartwatches|Apparel & Accessories > Jewelry > Watches
1933|shoe-accessories||Schuhzubehör|Apparel & Accessories > Shoe Accessories
187|shoes||Schuhe|Apparel & Accessories > Shoes
8|arts-entertainment||Kunst & Unterhaltung|Arts & Entertainment
499969|event-tickets||Eintrittskarten|Arts & Entertainment > Event Tickets
5710|hobbies-creative-arts||Hobby & Kreatives|Arts & Entertainment > Hobbies & Creative Arts
16|arts-crafts||Basteln & Handarbeit|Arts & Entertainment > Hobbies & Creative Arts > Arts & Crafts
216|collectibles||Sammlerstücke|Arts & Entertainment > Hobbies & Creative Arts > Collectibles
5999|model-making||Modellbau|Arts & Entertainment > Hobbies & Creative Arts > Model Making
55|musical-instrument-orchestra-accessories||Zubehör für Musikinstrumente|Arts & Entertainment > Hobbies & Creative Arts > Musical Instrument & Orchestra Accessories
54|musical-instruments||Musikinstrumente|Arts & Entertainment > Hobbies & Creative Arts > Musical Instruments
5709|party-celebration||Partybedarf & Feste|Arts & Entertainment > Party & Celebration
537|baby-toddler||Baby & Kleinkind|Baby & Toddler
4678|baby-bathing||Babypflege & Baden|Baby & Toddler > Baby Bathing
5859|baby-gift-sets||Geschenksets für Babys|Baby & Toddler > Baby Gift Sets
5252|baby-health||Babygesundheit|Baby & Toddler > Baby Health
540|baby-safety||Babysicherheit|Baby & Toddler > Baby Safety
541|baby-monitors||Babyphones|Baby & Toddler > Baby Safety > Baby Monitors
2847|baby-toys-activity-equipment||Babyspielzeug|Baby & Toddler > Baby Toys & Activity Equipment
2764|baby-transport||Kinderwagen, Tragen & Autositze|Baby & Toddler > Baby Transport
547|car-seats|Car Seats|Kindersitze fürs Auto|Baby & Toddler > Baby Transport > Baby & Toddler Car Seats
538|baby-carriers||Babytragen|Baby & Toddler > Baby Transport > Baby Carriers
568|strollers|Strollers|Kinderwagen & Buggys|Baby & Toddler > Baby Transport > Baby Strollers
4386|baby-transport-accessories||Zubehör für Kinderwagen & Autositze|Baby & Toddler > Baby Transport Accessories
548|diapering||Windeln & Wickeln|Baby & Toddler > Diapering
561|nursing-feeding||Stillen & Füttern|Baby & Toddler > Nursing & Feeding
6952|potty-training||Töpfchentraining|Baby & Toddler > Potty Training
6899|swaddling-receiving-blankets||Pucktücher & Babydecken|Baby & Toddler > Swaddling & Receiving Blankets
111|business-industrial||Wirtschaft & Industrie|Business & Industrial
5863|advertising-marketing||Werbung & Marketing|Business & Industrial > Advertising & Marketing
112|agriculture||Landwirtschaft|Business & Industrial > Agriculture
7261|automation-control-components||Automatisierungstechnik|Business & Industrial > Automation Control Components
114|construction||Baubedarf|Business & Industrial > Construction
7497|dentistry||Dentalbedarf|Business & Industrial > Dentistry
2155|film-television||Film & Fernsehen|Business & Industrial > Film & Television
1813|finance-insurance||Finanz & Versicherung|Business & Industrial > Finance & Insurance
135|food-service||Gastronomiebedarf|Business & Industrial > Food Service
1827|forestry-logging||Forstwirtschaft|Business & Industrial > Forestry & Logging
7240|hairdressing-cosmetology||Friseur- & Kosmetikbedarf|Business & Industrial > Hairdressing & Cosmetology
1795|heavy-machinery||Baumaschinen|Business & Industrial > Heavy Machinery
1475|hotel-hospitality||Hotelbedarf|Business & Industrial > Hotel & Hospitality
5830|industrial-storage||Lager- & Betriebseinrichtung|Business & Industrial > Industrial Storage
8025|industrial-storage-accessories||Zubehör für Lagereinrichtung|Business & Industrial > Industrial Storage Accessories
500086|janitorial-carts-caddies||Reinigungswagen|Business & Industrial > Janitorial Carts & Caddies
1556|law-enforcement||Sicherheitsbehörden|Business & Industrial > Law Enforcement
1470|manufacturing||Fertigung|Business & Industrial > Manufacturing
6987|material-handling||Fördertechnik & Lagertransport|Business & Industrial > Material Handling
2496|medical||Medizinbedarf|Business & Industrial > Medical
2187|mining-quarrying||Bergbau|Business & Industrial > Mining & Quarrying
4285|piercing-tattooing||Piercing & Tattoo|Business & Industrial > Piercing & Tattooing
138|retail||Einzelhandelsbedarf|Business & Industrial > Retail
1624|science-laboratory||Wissenschaft & Labor|Business & Industrial > Science & Laboratory
976|signage||Schilder & Beschilderung|Business & Industrial > Signage
2047|work-safety-protective-gear||Arbeitsschutz|Business & Industrial > Work Safety Protective Gear
141|cameras-optics||Kameras & Optik|Cameras & Optics
2096|camera-lens-accessories|Camera & Lens Accessories|Kamera- & Objektivzubehör|Cameras & Optics > Camera & Optic Accessories
149|lenses|Lenses|Objektive|Cameras & Optics > Camera & Optic Accessories > Camera & Video Camera Lenses
6308|camera-bags-cases||Kamerataschen|Cameras & Optics > Camera & Optic Accessories > Camera Parts & Accessories > Camera Bags & Cases
148|camera-flashes||Blitzgeräte|Cameras & Optics > Camera & Optic Accessories > Camera Parts & Accessories > Camera Flashes
150|tripods|Tripods|Stative|Cameras & Optics > Camera & Optic Accessories > Tripods & Monopods
142|cameras||Kameras|Cameras & Optics > Cameras
152|digital-cameras||Digitalkameras|Cameras & Optics > Cameras > Digital Cameras
4024|disposable-cameras||Einwegkameras|Cameras & Optics > Cameras > Disposable Cameras
154|film-instant-cameras|Film & Instant Cameras|Analog- & Sofortbildkameras|Cameras & Optics > Cameras > Film Cameras
362|surveillance-cameras||Überwachungskameras|Cameras & Optics > Cameras > Surveillance Cameras
5402|trail-cameras||Wildkameras|Cameras & Optics > Cameras > Trail Cameras
155|camcorders-action-cams-drones|Camcorders, Action Cams & Drones|Camcorder, Action-Cams & Drohnen|Cameras & Optics > Cameras > Video Cameras
312|webcams||Webcams|Cameras & Optics > Cameras > Webcams
156|optics||Ferngläser & Optik|Cameras & Optics > Optics
39|photography||Fotostudio & Labor|Cameras & Optics > Photography
222|electronics||Elektronik|Electronics
3356|arcade-equipment||Spielautomaten & Flipper|Electronics > Arcade Equipment
223|audio||Audio|Electronics > Audio
1420|audio-accessories||Audiozubehör|Electronics > Audio > Audio Accessories
505797|headphone-accessories|Headphone Accessories|Kopfhörerzubehör|Electronics > Audio > Audio Accessories > Headphone & Headset Accessories
241|receivers-amplifiers|Receivers & Amplifiers|Receiver & Verstärker|Electronics > Audio > Audio Components > Audio & Video Receivers
505771|headphones|Headphones|Kopfhörer|Electronics > Audio > Audio Components > Headphones & Headsets
234|microphones||Mikrofone|Electronics > Audio > Audio Components > Microphones
249|speakers||Lautsprecher|Electronics > Audio > Audio Components > Speakers
242|audio-players-radios|Audio Players & Radios|Audio-Player & Radios|Electronics > Audio > Audio Players & Recorders
256|turntables-record-players||Plattenspieler|Electronics > Audio > Audio Players & Recorders > Turntables & Record Players
8159|bullhorns||Megafone|Electronics > Audio > Bullhorns
4921|dj-specialty-audio||DJ-Equipment|Electronics > Audio > DJ & Specialty Audio
2154|public-address-systems||Beschallungsanlagen|Electronics > Audio > Public Address Systems
3727|stage-equipment||Bühnentechnik|Electronics > Audio > Stage Equipment
3702|circuit-boards-components||Elektronische Bauteile & Platinen|Electronics > Circuit Boards & Components
262|phones-communications|Phones & Communications|Telefone & Kommunikation|Electronics > Communications
2471|communication-radios||Funkgeräte|Electronics > Communications > Communication Radios
360|intercoms-doorbells|Intercoms & Doorbells|Gegensprechanlagen & Türklingeln|Electronics > Communications > Intercoms
271|corded-phones||Schnurgebundene Telefone|Electronics > Communications > Telephony > Corded Phones
272|cordless-phones||Schnurlose Telefone|Electronics > Communications > Telephony > Cordless Phones
264|phone-cases-accessories|Phone Cases & Accessories|Handyhüllen & Zubehör|Electronics > Communications > Telephony > Mobile Phone Accessories
267|mobile-phones||Handys & Smartphones|Electronics > Communications > Telephony > Mobile Phones
265|telephone-accessories||Telefonzubehör|Electronics > Communications > Telephony > Telephone Accessories
1801|components||Elektronikkomponenten|Electronics > Components
1544|splitters||Splitter & Verteiler|Electronics > Components > Splitters
278|computers||Computer|Electronics > Computers
331|computer-servers||Server|Electronics > Computers > Computer Servers
325|desktop-computers||Desktop-PCs|Electronics > Computers > Desktop Computers
298|handheld-devices||Handheld-Geräte|Electronics > Computers > Handheld Devices
3539|e-book-readers||E-Book-Reader|Electronics > Computers > Handheld Devices > E-Book Readers
328|laptops||Laptops & Notebooks|Electronics > Computers > Laptops
4745|tablets|Tablets|Tablets|Electronics > Computers > Tablet Computers
2082|electronics-accessories||Elektronikzubehör|Electronics > Electronics Accessories
258|adapters||Adapter|Electronics > Electronics Accessories > Adapters
1718|antennas||Antennen|Electronics > Electronics Accessories > Antennas
8156|audio-video-splitters-switches||Audio- & Video-Umschalter|Electronics > Electronics Accessories > Audio & Video Splitters & Switches
367|blank-media||Rohlinge & Bänder|Electronics > Electronics Accessories > Blank Media
3328|cable-management||Kabelmanagement|Electronics > Electronics Accessories > Cable Management
259|cables||Kabel|Electronics > Electronics Accessories > Cables
279|computer-accessories||Computerzubehör|Electronics > Electronics Accessories > Computer Accessories
300|docking-stations|Docking Stations|Dockingstations|Electronics > Electronics Accessories > Computer Accessories > Laptop Docking Stations
285|computer-components||PC-Komponenten|Electronics > Electronics Accessories > Computer Components
291|pc-power-supplies|PC Power Supplies|PC-Netzteile|Electronics > Electronics Accessories > Computer Components > Computer Power Supplies
292|processors|Processors|Prozessoren|Electronics > Electronics Accessories > Computer Components > Computer Processors
293|racks-mounts|Racks & Mounts|Racks & Halterungen|Electronics > Electronics Accessories > Computer Components > Computer Racks & Mounts
295|pc-cooling|PC Cooling|PC-Kühlung|Electronics > Electronics Accessories > Computer Components > Computer System Cooling Parts
296|pc-cases|PC Cases|PC-Gehäuse|Electronics > Electronics Accessories > Computer Components > Desktop Computer & Server Cases
287|interface-cards|Interface Cards|Erweiterungskarten|Electronics > Electronics Accessories > Computer Components > I/O Cards & Adapters
297|graphics-cards|Graphics Cards|Grafikkarten|Electronics > Electronics Accessories > Computer Components > I/O Cards & Adapters > Video Cards & Adapters
139|barcode-scanners||Barcodescanner|Electronics > Electronics Accessories > Computer Components > Input Devices > Barcode Scanners
301|game-controllers||Gamecontroller|Electronics > Electronics Accessories > Computer Components > Input Devices > Game Controllers
302|graphics-tablets||Grafiktabletts|Electronics > Electronics Accessories > Computer Components > Input Devices > Graphics Tablets
1562|kvm-switches||KVM-Switches|Electronics > Electronics Accessories > Computer Components > Input Devices > KVM Switches
303|keyboards||Tastaturen|Electronics > Electronics Accessories > Computer Components > Input Devices > Keyboards
304|mice|Mice|Mäuse|Electronics > Electronics Accessories > Computer Components > Input Devices > Mice & Trackballs
380|hard-drives-ssds|Hard Drives & SSDs|Festplatten & SSDs|Electronics > Electronics Accessories > Computer Components > Storage Devices > Hard Drives
5269|network-storage-systems||Netzwerkspeicher (NAS)|Electronics > Electronics Accessories > Computer Components > Storage Devices > Network Storage Systems
377|optical-drives||Optische Laufwerke|Electronics > Electronics Accessories > Computer Components > Storage Devices > Optical Drives
385|tape-drives||Bandlaufwerke|Electronics > Electronics Accessories > Computer Components > Storage Devices > Tape Drives
3712|usb-flash-drives||USB-Sticks|Electronics > Electronics Accessories > Computer Components > Storage Devices > USB Flash Drives
311|usb-firewire-hubs||USB-Hubs|Electronics > Electronics Accessories > Computer Components > USB & FireWire Hubs
5466|electronics-films-shields||Displayschutzfolien|Electronics > Electronics Accessories > Electronics Films & Shields
384|memory-cards|Memory Cards|Speicherkarten|Electronics > Electronics Accessories > Memory > Flash Memory
1733|memory-ram|Memory (RAM)|Arbeitsspeicher|Electronics > Electronics Accessories > Memory > RAM
275|power-charging|Power & Charging|Strom & Laden|Electronics > Electronics Accessories > Power
276|batteries||Akkus & Batterien|Electronics > Electronics Accessories > Power > Batteries
505295|chargers-power-adapters|Chargers & Power Adapters|Ladegeräte & Netzteile|Electronics > Electronics Accessories > Power > Power Adapters & Chargers
3160|power-strips-surge-protectors|Power Strips & Surge Protectors|Mehrfachsteckdosen & Überspannungsschutz|Electronics > Electronics Accessories > Power > Power Strips & Surge Suppressors
1348|uninterruptible-power-supplies|Uninterruptible Power Supplies|USV|Electronics > Electronics Accessories > Power > UPS
341|remote-controls||Fernbedienungen|Electronics > Electronics Accessories > Remote Controls
3895|gps-accessories||GPS-Zubehör|Electronics > GPS Accessories
339|gps-navigation-systems||Navigationsgeräte|Electronics > GPS Navigation Systems
6544|gps-tracking-devices||GPS-Tracker|Electronics > GPS Tracking Devices
340|marine-electronics||Schiffselektronik|Electronics > Marine Electronics
342|networking||Netzwerktechnik|Electronics > Networking
1350|routers-access-points|Routers & Access Points|Router & Access Points|Electronics > Networking > Bridges & Routers
2455|network-switches|Network Switches|Switches & Hubs|Electronics > Networking > Hubs & Switches
343|modems||Modems|Electronics > Networking > Modems
290|network-cards|Network Cards|Netzwerkkarten|Electronics > Networking > Network Cards & Adapters
3742|network-security-firewall-devices||Firewalls|Electronics > Networking > Network Security & Firewall Devices
3425|print-servers||Printserver|Electronics > Networking > Print Servers
2121|repeaters-transceivers||Repeater|Electronics > Networking > Repeaters & Transceivers
345|printers-scanners|Printers & Scanners|Drucker & Scanner|Electronics > Print, Copy, Scan & Fax
499682|3d-printer-accessories||3D-Druck-Zubehör|Electronics > Print, Copy, Scan & Fax > 3D Printer Accessories
6865|3d-printers||3D-Drucker|Electronics > Print, Copy, Scan & Fax > 3D Printers
502990|printer-accessories-parts|Printer Accessories & Parts|Druckerzubehör|Electronics > Print, Copy, Scan & Fax > Printer, Copier & Fax Machine Accessories
356|ink-toner|Ink & Toner|Tinte & Toner|Electronics > Print, Copy, Scan & Fax > Printer, Copier & Fax Machine Accessories > Printer Consumables > Toner & Inkjet Cartridges
500106|printers|Printers|Drucker|Electronics > Print, Copy, Scan & Fax > Printers, Copiers & Fax Machines
284|scanner-accessories||Scannerzubehör|Electronics > Print, Copy, Scan & Fax > Scanner Accessories
306|scanners||Scanner|Electronics > Print, Copy, Scan & Fax > Scanners
912|radar-detectors||Radarwarner|Electronics > Radar Detectors
500091|speed-radars||Radarmessgeräte|Electronics > Speed Radars
4488|toll-collection-devices||Mautgeräte|Electronics > Toll Collection Devices
386|tv-video|TV & Video|TV & Video|Electronics > Video
305|computer-monitors||Monitore|Electronics > Video > Computer Monitors
396|projectors||Beamer|Electronics > Video > Projectors
5561|satellite-cable-tv||Sat- & Kabel-TV|Electronics > Video > Satellite & Cable TV
404|tvs|TVs|Fernseher|Electronics > Video > Televisions
2027|video-accessories||TV- & Video-Zubehör|Electronics > Video > Video Accessories
1368|video-editing-hardware-production-equipment||Videoproduktion|Electronics > Video > Video Editing Hardware & Production Equipment
387|video-players-streaming|Video Players & Streaming|Videoplayer & Streaming|Electronics > Video > Video Players & Recorders
5450|video-transmitters||Videoübertragung|Electronics > Video > Video Transmitters
1270|console-accessories|Console Accessories|Zubehör für Spielkonsolen|Electronics > Video Game Console Accessories
1294|game-consoles|Game Consoles|Spielkonsolen|Electronics > Video Game Consoles
412|food-beverages-tobacco||Nahrungsmittel, Getränke & Tabak|Food, Beverages & Tobacco
413|beverages||Getränke|Food, Beverages & Tobacco > Beverages
499676|alcoholic-beverages||Alkoholische Getränke|Food, Beverages & Tobacco > Beverages > Alcoholic Beverages
1868|coffee||Kaffee|Food, Beverages & Tobacco > Beverages > Coffee
2073|tea-infusions||Tee|Food, Beverages & Tobacco > Beverages > Tea & Infusions
422|food-items||Lebensmittel|Food, Beverages & Tobacco > Food Items
435|tobacco-products||Tabakwaren|Food, Beverages & Tobacco > Tobacco Products
436|furniture||Möbel|Furniture
554|baby-toddler-furniture||Baby- & Kindermöbel|Furniture > Baby & Toddler Furniture
6433|beds-accessories||Betten & Zubehör|Furniture > Beds & Accessories
2696|mattresses||Matratzen|Furniture > Beds & Accessories > Mattresses
441|benches||Bänke|Furniture > Benches
6356|cabinets-storage||Schränke & Aufbewahrung|Furniture > Cabinets & Storage
442|carts-islands||Servierwagen & Kücheninseln|Furniture > Carts & Islands
7248|chair-accessories||Stuhlzubehör|Furniture > Chair Accessories
443|chairs||Stühle|Furniture > Chairs
457|entertainment-centers-tv-stands||TV-Möbel|Furniture > Entertainment Centers & TV Stands
6345|furniture-sets||Möbelsets|Furniture > Furniture Sets
6860|futon-frames||Futongestelle|Furniture > Futon Frames
2786|futon-pads||Futonmatratzen|Furniture > Futon Pads
450|futons||Futons|Furniture > Futons
6362|office-furniture||Büromöbel|Furniture > Office Furniture
4191|desks||Schreibtische|Furniture > Office Furniture > Desks
2045|office-chairs||Bürostühle|Furniture > Office Furniture > Office Chairs
503765|office-furniture-accessories||Büromöbelzubehör|Furniture > Office Furniture Accessories
458|ottomans||Hocker & Poufs|Furniture > Ottomans
4299|outdoor-furniture||Gartenmöbel|Furniture > Outdoor Furniture
6963|outdoor-furniture-accessories||Gartenmöbelzubehör|Furniture > Outdoor Furniture Accessories
6915|room-divider-accessories||Raumteilerzubehör|Furniture > Room Divider Accessories
4163|room-dividers||Raumteiler|Furniture > Room Dividers
464|shelving||Regale|Furniture > Shelving
8023|shelving-accessories||Regalzubehör|Furniture > Shelving Accessories
7212|sofa-accessories||Sofazubehör|Furniture > Sofa Accessories
460|sofas||Sofas|Furniture > Sofas
6913|table-accessories||Tischzubehör|Furniture > Table Accessories
6392|tables||Tische|Furniture > Tables
632|hardware-diy|Hardware & DIY|Baumarkt & Werkzeug|Hardware
503739|building-consumables||Verbrauchsmaterial fürs Bauen|Hardware > Building Consumables
115|building-materials||Baustoffe|Hardware > Building Materials
128|fencing-barriers||Zäune & Absperrungen|Hardware > Fencing & Barriers
543575|fuel||Brennstoffe|Hardware > Fuel
502975|fuel-containers-tanks||Kraftstoffbehälter|Hardware > Fuel Containers & Tanks
2878|hardware-accessories||Kleineisenwaren|Hardware > Hardware Accessories
500096|hardware-pumps||Pumpen|Hardware > Hardware Pumps
499873|heating-ventilation-air-conditioning||Heizung, Lüftung & Klima|Hardware > Heating, Ventilation & Air Conditioning
1897|thermostats||Thermostate|Hardware > Heating, Ventilation & Air Conditioning > HVAC Controls > Thermostats
1974|locks-keys||Schlösser & Schlüssel|Hardware > Locks & Keys
133|plumbing||Sanitär|Hardware > Plumbing
127|power-electrical-supplies||Elektroinstallation & Stromversorgung|Hardware > Power & Electrical Supplies
499982|small-engines||Kleinmotoren|Hardware > Small Engines
1910|storage-tanks||Tanks|Hardware > Storage Tanks
3650|tool-accessories||Werkzeugzubehör|Hardware > Tool Accessories
1167|tools||Werkzeug|Hardware > Tools
1217|drills-drivers|Drills & Drivers|Bohrmaschinen & Akkuschrauber|Hardware > Tools > Drills
1219|grinders||Winkelschleifer|Hardware > Tools > Grinders
1221|impact-wrenches-drivers||Schlagschrauber|Hardware > Tools > Impact Wrenches & Drivers
1305|measuring-tools-sensors||Messwerkzeug|Hardware > Tools > Measuring Tools & Sensors
1958|pliers||Zangen|Hardware > Tools > Pliers
1188|sanders||Schleifmaschinen|Hardware > Tools > Sanders
1235|saws||Sägen|Hardware > Tools > Saws
1203|screwdrivers||Schraubendreher|Hardware > Tools > Screwdrivers
4919|tool-sets||Werkzeugsets|Hardware > Tools > Tool Sets
469|health-beauty||Gesundheit & Schönheit|Health & Beauty
491|health-care||Gesundheitspflege|Health & Beauty > Health Care
494|health-monitors-scales|Health Monitors & Scales|Messgeräte & Personenwaagen|Health & Beauty > Health Care > Biometric Monitors
5573|jewelry-cleaning-care||Schmuckpflege|Health & Beauty > Jewelry Cleaning & Care
2915|personal-care||Körperpflege|Health & Beauty > Personal Care
473|cosmetics||Kosmetik & Parfum|Health & Beauty > Personal Care > Cosmetics
484|deodorant-anti-perspirant||Deodorants|Health & Beauty > Personal Care > Deodorant & Anti-Perspirant
486|hair-care||Haarpflege|Health & Beauty > Personal Care > Hair Care
6019|hair-styling-tools||Haarstyling-Geräte|Health & Beauty > Personal Care > Hair Care > Hair Styling Tools
5663|massage-relaxation||Massage & Entspannung|Health & Beauty > Personal Care > Massage & Relaxation
526|oral-care||Mundpflege|Health & Beauty > Personal Care > Oral Care
5295|dental-water-jets||Mundduschen|Health & Beauty > Personal Care > Oral Care > Dental Water Jets
4775|toothbrush-accessories||Aufsteckbürsten|Health & Beauty > Personal Care > Oral Care > Toothbrush Accessories
527|toothbrushes||Zahnbürsten|Health & Beauty > Personal Care > Oral Care > Toothbrushes
1360|toothpaste||Zahnpasta|Health & Beauty > Personal Care > Oral Care > Toothpaste
528|shaving-grooming||Rasur & Haarentfernung|Health & Beauty > Personal Care > Shaving & Grooming
531|shaver-accessories|Shaver Accessories|Rasiererzubehör|Health & Beauty > Personal Care > Shaving & Grooming > Electric Razor Accessories
532|electric-shavers|Electric Shavers|Elektrorasierer|Health & Beauty > Personal Care > Shaving & Grooming > Electric Razors
533|hair-clippers-trimmers||Haarschneider & Trimmer|Health & Beauty > Personal Care > Shaving & Grooming > Hair Clippers & Trimmers
1380|vision-care||Brillen & Kontaktlinsen|Health & Beauty > Personal Care > Vision Care
536|home-garden||Heim & Garten|Home & Garden
574|bathroom-accessories||Badezimmerzubehör|Home & Garden > Bathroom Accessories
359|business-home-security||Haus- & Gebäudesicherheit|Home & Garden > Business & Home Security
696|decor||Dekoration|Home & Garden > Decor
5835|emergency-preparedness||Notfallvorsorge|Home & Garden > Emergency Preparedness
2862|fireplace-wood-stove-accessories||Zubehör für Kamine & Öfen|Home & Garden > Fireplace & Wood Stove Accessories
6792|fireplaces||Kamine|Home & Garden > Fireplaces
1679|flood-fire-gas-safety||Brand-, Gas- & Wasserschutz|Home & Garden > Flood, Fire & Gas Safety
3348|household-appliance-accessories||Zubehör für Haushaltsgeräte|Home & Garden > Household Appliance Accessories
618|vacuum-accessories||Staubsaugerzubehör|Home & Garden > Household Appliance Accessories > Vacuum Accessories
604|home-appliances|Home Appliances|Haushaltsgeräte|Home & Garden > Household Appliances
1626|heating-cooling|Heating & Cooling|Klimageräte & Heizgeräte|Home & Garden > Household Appliances > Climate Control Appliances
605|air-conditioners||Klimageräte|Home & Garden > Household Appliances > Climate Control Appliances > Air Conditioners
606|air-purifiers||Luftreiniger|Home & Garden > Household Appliances > Climate Control Appliances > Air Purifiers
607|dehumidifiers||Luftentfeuchter|Home & Garden > Household Appliances > Climate Control Appliances > Dehumidifiers
608|fans||Ventilatoren|Home & Garden > Household Appliances > Climate Control Appliances > Fans
613|humidifiers||Luftbefeuchter|Home & Garden > Household Appliances > Climate Control Appliances > Humidifiers
611|space-heaters||Heizgeräte|Home & Garden > Household Appliances > Climate Control Appliances > Space Heaters
616|steam-floor-cleaners|Steam & Floor Cleaners|Dampf- & Bodenreiniger|Home & Garden > Household Appliances > Floor & Steam Cleaners
2706|laundry|Laundry|Waschen & Trocknen|Home & Garden > Household Appliances > Laundry Appliances
2612|dryers||Wäschetrockner|Home & Garden > Household Appliances > Laundry Appliances > Dryers
5139|irons-ironing-systems||Bügeleisen|Home & Garden > Household Appliances > Laundry Appliances > Irons & Ironing Systems
2549|washing-machines||Waschmaschinen|Home & Garden > Household Appliances > Laundry Appliances > Washing Machines
619|vacuum-cleaners|Vacuum Cleaners|Staubsauger|Home & Garden > Household Appliances > Vacuums
621|water-heaters||Warmwasserbereiter|Home & Garden > Household Appliances > Water Heaters
630|household-supplies||Haushaltsbedarf|Home & Garden > Household Supplies
638|kitchen-dining||Küche & Esszimmer|Home & Garden > Kitchen & Dining
649|barware||Barzubehör|Home & Garden > Kitchen & Dining > Barware
640|bakeware||Backformen|Home & Garden > Kitchen & Dining > Cookware & Bakeware > Bakeware
654|cookware||Töpfe & Pfannen|Home & Garden > Kitchen & Dining > Cookware & Bakeware > Cookware
2920|bottles-food-carriers|Bottles & Food Carriers|Trinkflaschen & Thermosgefäße|Home & Garden > Kitchen & Dining > Food & Beverage Carriers
2626|food-storage||Lebensmittelaufbewahrung|Home & Garden > Kitchen & Dining > Food Storage
2901|kitchen-appliance-parts-accessories|Kitchen Appliance Parts & Accessories|Zubehör für Küchengeräte|Home & Garden > Kitchen & Dining > Kitchen Appliance Accessories
730|kitchen-appliances||Küchengeräte|Home & Garden > Kitchen & Dining > Kitchen Appliances
732|breadmakers||Brotbackautomaten|Home & Garden > Kitchen & Dining > Kitchen Appliances > Breadmakers
736|coffee-machines|Coffee Machines|Kaffeemaschinen|Home & Garden > Kitchen & Dining > Kitchen Appliances > Coffee Makers & Espresso Machines
679|cooktops||Kochfelder|Home & Garden > Kitchen & Dining > Kitchen Appliances > Cooktops
738|fryers-air-fryers|Fryers & Air Fryers|Fritteusen|Home & Garden > Kitchen & Dining > Kitchen Appliances > Deep Fryers
680|dishwashers||Geschirrspüler|Home & Garden > Kitchen & Dining > Kitchen Appliances > Dishwashers
7165|electric-griddles-grills||Elektrogrills|Home & Garden > Kitchen & Dining > Kitchen Appliances > Electric Griddles & Grills
751|electric-kettles||Wasserkocher|Home & Garden > Kitchen & Dining > Kitchen Appliances > Electric Kettles
4532|cookers-steamers|Cookers & Steamers|Kocher & Dampfgarer|Home & Garden > Kitchen & Dining > Kitchen Appliances > Food Cookers & Steamers
743|food-dehydrators||Dörrgeräte|Home & Garden > Kitchen & Dining > Kitchen Appliances > Food Dehydrators
744|grinders-mills|Grinders & Mills|Kaffeemühlen & Mahlwerke|Home & Garden > Kitchen & Dining > Kitchen Appliances > Food Grinders & Mills
505666|mixers-blenders|Mixers & Blenders|Mixer & Küchenmaschinen|Home & Garden > Kitchen & Dining > Kitchen Appliances > Food Mixers & Blenders
681|freezers||Gefrierschränke|Home & Garden > Kitchen & Dining > Kitchen Appliances > Freezers
748|ice-cream-makers||Eismaschinen|Home & Garden > Kitchen & Dining > Kitchen Appliances > Ice Cream Makers
750|juicers||Entsafter|Home & Garden > Kitchen & Dining > Kitchen Appliances > Juicers
753|microwave-ovens||Mikrowellen|Home & Garden > Kitchen & Dining > Kitchen Appliances > Microwave Ovens
3526|milk-frothers-steamers||Milchaufschäumer|Home & Garden > Kitchen & Dining > Kitchen Appliances > Milk Frothers & Steamers
2985|grills-barbecues|Grills & Barbecues|Grills|Home & Garden > Kitchen & Dining > Kitchen Appliances > Outdoor Grills
683|ovens||Backöfen|Home & Garden > Kitchen & Dining > Kitchen Appliances > Ovens
684|range-hoods||Dunstabzugshauben|Home & Garden > Kitchen & Dining > Kitchen Appliances > Range Hoods
685|ranges||Herde|Home & Garden > Kitchen & Dining > Kitchen Appliances > Ranges
686|refrigerators||Kühlschränke|Home & Garden > Kitchen & Dining > Kitchen Appliances > Refrigerators
5577|soda-makers||Wassersprudler|Home & Garden > Kitchen & Dining > Kitchen Appliances > Soda Makers
5289|toasters-sandwich-makers|Toasters & Sandwich Makers|Toaster & Sandwichmaker|Home & Garden > Kitchen & Dining > Kitchen Appliances > Toasters & Grills
763|vacuum-sealers||Vakuumierer|Home & Garden > Kitchen & Dining > Kitchen Appliances > Vacuum Sealers
765|water-filters||Wasserfilter|Home & Garden > Kitchen & Dining > Kitchen Appliances > Water Filters
4539|wine-fridges||Weinkühlschränke|Home & Garden > Kitchen & Dining > Kitchen Appliances > Wine Fridges
668|kitchen-tools|Kitchen Tools|Küchenhelfer|Home & Garden > Kitchen & Dining > Kitchen Tools & Utensils
665|kitchen-knives||Küchenmesser|Home & Garden > Kitchen & Dining > Kitchen Tools & Utensils > Kitchen Knives
672|tableware||Geschirr & Besteck|Home & Garden > Kitchen & Dining > Tableware
689|lawn-garden||Garten|Home & Garden > Lawn & Garden
3798|garden-power-tools|Garden Power Tools|Gartengeräte mit Motor|Home & Garden > Lawn & Garden > Outdoor Power Equipment
694|lawn-mowers||Rasenmäher|Home & Garden > Lawn & Garden > Outdoor Power Equipment > Lawn Mowers
1226|pressure-washers||Hochdruckreiniger|Home & Garden > Lawn & Garden > Outdoor Power Equipment > Pressure Washers
3568|watering-irrigation||Bewässerung|Home & Garden > Lawn & Garden > Watering & Irrigation
594|lighting||Beleuchtung|Home & Garden > Lighting
4636|lamps||Lampen|Home & Garden > Lighting > Lamps
2425|light-bulbs||Leuchtmittel|Home & Garden > Lighting > Light Bulbs
2608|string-strip-lights|String & Strip Lights|Lichterketten & LED-Streifen|Home & Garden > Lighting > Light Ropes & Strings
3006|lighting-fixtures||Leuchten & Deckenlampen|Home & Garden > Lighting > Lighting Fixtures
2956|lighting-accessories||Leuchtenzubehör|Home & Garden > Lighting Accessories
4171|linens-bedding||Bettwäsche & Heimtextilien|Home & Garden > Linens & Bedding
4358|parasols-rain-umbrellas||Sonnen- & Regenschirme|Home & Garden > Parasols & Rain Umbrellas
985|plants||Pflanzen|Home & Garden > Plants
729|pool-spa||Pool & Spa|Home & Garden > Pool & Spa
600|smoking-accessories||Raucherbedarf|Home & Garden > Smoking Accessories
6173|umbrella-sleeves-cases||Schirmhüllen|Home & Garden > Umbrella Sleeves & Cases
2639|wood-stoves||Holzöfen|Home & Garden > Wood Stoves
5181|luggage-bags||Taschen & Gepäck|Luggage & Bags
100|backpacks||Rucksäcke|Luggage & Bags > Backpacks
101|briefcases||Aktentaschen|Luggage & Bags > Briefcases
108|cosmetic-toiletry-bags||Kulturbeutel|Luggage & Bags > Cosmetic & Toiletry Bags
549|diaper-bags||Wickeltaschen|Luggage & Bags > Diaper Bags
502974|dry-boxes||Wasserdichte Boxen|Luggage & Bags > Dry Boxes
103|duffel-bags||Sport- & Reisetaschen|Luggage & Bags > Duffel Bags
104|fanny-packs||Bauchtaschen|Luggage & Bags > Fanny Packs
105|garment-bags||Kleidersäcke|Luggage & Bags > Garment Bags
110|luggage-accessories||Gepäckzubehör|Luggage & Bags > Luggage Accessories
106|messenger-bags||Umhängetaschen|Luggage & Bags > Messenger Bags
5608|shopping-totes||Einkaufstaschen|Luggage & Bags > Shopping Totes
107|suitcases||Koffer & Trolleys|Luggage & Bags > Suitcases
6553|train-cases||Beautycases|Luggage & Bags > Train Cases
772|adults-only|Adults Only|Für Erwachsene|Mature
773|adult-products|Adult Products|Erotik|Mature > Erotic
780|adult-weapons|Adult Weapons|Waffen|Mature > Weapons
783|books-media|Books & Media|Bücher & Medien|Media
784|books||Bücher|Media > Books
499995|carpentry-woodworking-project-plans||Baupläne|Media > Carpentry & Woodworking Project Plans
839|movies-series|Movies & Series|Filme & Serien|Media > DVDs & Videos
886|magazines-newspapers||Zeitschriften|Media > Magazines & Newspapers
855|music-sound-recordings||Musik|Media > Music & Sound Recordings
5037|product-manuals||Anleitungen & Handbücher|Media > Product Manuals
887|sheet-music||Noten|Media > Sheet Music
922|office-supplies||Bürobedarf|Office Supplies
6174|book-accessories||Buchzubehör|Office Supplies > Book Accessories
8078|desk-pads-blotters||Schreibunterlagen|Office Supplies > Desk Pads & Blotters
923|filing-organization||Ablage & Ordnung|Office Supplies > Filing & Organization
932|general-office-supplies||Allgemeiner Bürobedarf|Office Supplies > General Office Supplies
5829|impulse-sealers||Folienschweißgeräte|Office Supplies > Impulse Sealers
8499|lap-desks||Laptopkissen|Office Supplies > Lap Desks
2435|name-plates||Namensschilder|Office Supplies > Name Plates
6519|office-chair-mats||Bürostuhlmatten|Office Supplies > Office & Chair Mats
6373|office-carts||Bürowagen|Office Supplies > Office Carts
950|office-equipment||Bürogeräte|Office Supplies > Office Equipment
333|calculators||Taschenrechner|Office Supplies > Office Equipment > Calculators
2986|office-instruments||Schreib- & Büroinstrumente|Office Supplies > Office Instruments
2014|paper-handling||Papierhandhabung|Office Supplies > Paper Handling
964|presentation-supplies||Präsentationsbedarf|Office Supplies > Presentation Supplies
2636|shipping-supplies||Versandbedarf|Office Supplies > Shipping Supplies
5605|religious-ceremonial||Religion & Zeremonien|Religious & Ceremonial
5606|memorial-ceremony-supplies||Trauerbedarf|Religious & Ceremonial > Memorial Ceremony Supplies
97|religious-items||Religiöse Gegenstände|Religious & Ceremonial > Religious Items
5455|wedding-ceremony-supplies||Hochzeitsbedarf|Religious & Ceremonial > Wedding Ceremony Supplies
2092|software||Software|Software
313|computer-software||Computersoftware|Software > Computer Software
5032|digital-goods-currency||Digitale Güter & Guthaben|Software > Digital Goods & Currency
1279|video-game-software||Videospiele|Software > Video Game Software
988|sporting-goods||Sport & Freizeit|Sporting Goods
499713|athletics||Sportausrüstung|Sporting Goods > Athletics
990|exercise-fitness||Fitness & Training|Sporting Goods > Exercise & Fitness
1001|indoor-games||Indoor-Spiele|Sporting Goods > Indoor Games
1011|outdoor-recreation||Outdoor & Freizeit|Sporting Goods > Outdoor Recreation
499811|boating-water-sports||Wassersport|Sporting Goods > Outdoor Recreation > Boating & Water Sports
1013|camping-hiking||Camping & Wandern|Sporting Goods > Outdoor Recreation > Camping & Hiking
1025|bikes-cycling|Bikes & Cycling|Fahrräder & Radsport|Sporting Goods > Outdoor Recreation > Cycling
1031|equestrian||Reitsport|Sporting Goods > Outdoor Recreation > Equestrian
3334|fishing||Angeln|Sporting Goods > Outdoor Recreation > Fishing
1043|golf||Golf|Sporting Goods > Outdoor Recreation > Golf
499824|hunting-shooting||Jagd & Schießsport|Sporting Goods > Outdoor Recreation > Hunting & Shooting
499761|inline-roller-skating||Inliner & Rollschuhe|Sporting Goods > Outdoor Recreation > Inline & Roller Skating
499846|outdoor-games||Outdoor-Spiele|Sporting Goods > Outdoor Recreation > Outdoor Games
5879|riding-scooters||Roller & E-Scooter|Sporting Goods > Outdoor Recreation > Riding Scooters
3276|skateboarding||Skateboards|Sporting Goods > Outdoor Recreation > Skateboarding
499844|winter-sports-activities||Wintersport|Sporting Goods > Outdoor Recreation > Winter Sports & Activities
1239|toys-games||Spielzeug & Spiele|Toys & Games
4648|game-timers||Spieluhren & Timer|Toys & Games > Game Timers
3793|games||Spiele|Toys & Games > Games
1246|board-games||Brettspiele|Toys & Games > Games > Board Games
1247|card-games||Kartenspiele|Toys & Games > Games > Card Games
1249|outdoor-play-equipment||Spielgeräte für draußen|Toys & Games > Outdoor Play Equipment
3867|puzzles||Puzzles|Toys & Games > Puzzles
1253|toys||Spielzeug|Toys & Games > Toys
4352|activity-toys||Aktivitätsspielzeug|Toys & Games > Toys > Activity Toys
3731|art-drawing-toys||Mal- & Zeichenspielzeug|Toys & Games > Toys > Art & Drawing Toys
3911|bath-toys||Badespielzeug|Toys & Games > Toys > Bath Toys
1254|building-toys||Bau- & Konstruktionsspielzeug|Toys & Games > Toys > Building Toys
1255|dolls-figures|Dolls & Figures|Puppen & Figuren|Toys & Games > Toys > Dolls, Playsets & Toy Figures
1262|educational-toys||Lernspielzeug|Toys & Games > Toys > Educational Toys
1261|flying-toys||Fluggeräte & Drachen|Toys & Games > Toys > Flying Toys
1264|musical-toys-audio-players|Musical Toys & Audio Players|Musikspielzeug & Hörspielboxen|Toys & Games > Toys > Musical Toys
2505|play-vehicles||Spielfahrzeuge & Bahnen|Toys & Games > Toys > Play Vehicles
3229|pretend-play||Rollenspiele|Toys & Games > Toys > Pretend Play
2546|remote-control-toys||Ferngesteuertes Spielzeug|Toys & Games > Toys > Remote Control Toys
2799|ride-on-toys|Ride-On Toys|Rutschautos & Laufräder|Toys & Games > Toys > Riding Toys
3625|robotic-toys||Spielzeugroboter|Toys & Games > Toys > Robotic Toys
1266|sports-toys||Sportspielzeug|Toys & Games > Toys > Sports Toys
3627|toy-weapons-gadgets||Spielzeugwaffen & Gadgets|Toys & Games > Toys > Toy Weapons & Gadgets
3562|visual-toys||Optisches Spielzeug|Toys & Games > Toys > Visual Toys
888|vehicles-parts||Fahrzeuge & Teile|Vehicles & Parts
5613|vehicle-parts-accessories||Fahrzeugteile & Zubehör|Vehicles & Parts > Vehicle Parts & Accessories
8526|motor-vehicle-electronics||Car-HiFi & Elektronik|Vehicles & Parts > Vehicle Parts & Accessories > Motor Vehicle Electronics
5614|vehicles||Fahrzeuge|Vehicles & Parts > Vehicles
`;
